import { createLog } from '../log.ts'
import { createWatchdog } from '../watchdog.ts'

/** A process with a one-second watchdog that does what its command line says. */
const [, , folder = '', what = ''] = process.argv
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
function spin(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

const watchdog = createWatchdog({ folder, log: createLog('warn'), output: 1, tickMs: 50, ticks: 20 })
const does: Readonly<Record<string, () => unknown>> = {
  hang: () => watchdog.during('something else', () => watchdog.during('number 7', () => spin(60_000))),
  'hang in nothing': () => {
    watchdog.during('number 7', () => undefined)
    spin(60_000)
  },
  // Busy almost all the time, for almost three times as long as the limit
  'turn slowly': async () => {
    for (let turns = 0; turns < 28; turns++) {
      spin(100)
      await wait(1)
    }
    process.exit(0)
  },
  sleep: async () => {
    await wait(1000)
    process.exit(0)
  },
}
if (what === 'start slowly') spin(1500)
watchdog.watch()
process.stdout.write('watched\n')
await wait(100)
if (what === 'start slowly') process.exit(0)
await does[what]?.()
