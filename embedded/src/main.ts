import { parseArgs } from 'node:util'
import { runProcess } from '@highjinks/platform'
import { startEmbedded } from './index.ts'
import { describeWayIn } from './way-in.ts'

const END_MS = 8000

/** For drills, which hang the loop on purpose and cannot always wait ten seconds. */
const { values } = parseArgs({ options: { 'watchdog-tick-ms': { type: 'string' } }, strict: false })
const tickMs = Number(values['watchdog-tick-ms']) || undefined

// Whoever started us to start the next one is gone, and would be waited for by nobody
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()

await runProcess(async () => {
  const highjinks = await startEmbedded(process.env, { tickMs })
  void highjinks.ready.then(
    async () => {
      process.stdout.write(`Highjinks is ready at ${highjinks.url}\n`)
      // For a person at a terminal alone: whatever reads a log goes by the one line
      if (process.stdout.isTTY) process.stdout.write(describeWayIn(highjinks.addresses, process.stdout.columns))
      if (highjinks.show) process.stdout.write(`Bots play all seven games at ${highjinks.show}\n`)
      const link = await highjinks.firstOperatorLink().catch(() => null)
      if (link)
        process.stdout.write(`The first account to open this link within an hour becomes an operator: ${link}\n`)
    },
    // It was told to end before its stores had come
    () => undefined,
  )
  return highjinks
}, END_MS)
