import { parseArgs } from 'node:util'
import { runProcess } from '@highjinks/platform'
import { startEmbedded } from './index.ts'
import { describeWayIn } from './way-in.ts'

const END_MS = 8000

/** For drills, which hang the loop on purpose and can't always wait ten seconds. */
const { values } = parseArgs({ options: { 'watchdog-tick-ms': { type: 'string' } }, strict: false })
const tickMs = Number(values['watchdog-tick-ms']) || undefined

// Our parent is gone, so nobody would restart or wait for us
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()

await runProcess(async () => {
  const highjinks = await startEmbedded(process.env, { tickMs })
  void highjinks.ready.then(
    async () => {
      process.stdout.write(`Highjinks is ready at ${highjinks.url}\n`)
      // Only for a person at a terminal; programs that read the log use the one line
      if (process.stdout.isTTY) process.stdout.write(describeWayIn(highjinks.addresses, process.stdout.columns))
      if (highjinks.show) process.stdout.write(`Bots play all seven games at ${highjinks.show}\n`)
      const link = await highjinks.firstOperatorLink().catch(() => null)
      if (link)
        process.stdout.write(`The first account to open this link within an hour becomes an operator: ${link}\n`)
    },
    // It was told to end before its stores were ready
    () => undefined,
  )
  return highjinks
}, END_MS)
