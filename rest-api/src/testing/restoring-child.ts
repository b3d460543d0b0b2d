import { restoreBackup } from '../backups/restore.ts'

/** Restores a backup. Prints a line before it begins and after each step, and pauses there to be killed. */
const [, , dataDir = '', name = ''] = process.argv
const WAIT_MS = 15
process.stdout.write('ready\n')
await restoreBackup(dataDir, name, {
  now: Date.now(),
  newId: () => crypto.randomUUID(),
  onStep: (step) => {
    process.stdout.write(`${step}\n`)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS)
  },
})
