/** Enough for what is compiled on the way to have been compiled, and for a busy neighbor to rest for a moment. */
const TRIES = 200
const TEXT = 'Letters, dots... and a@b'.repeat(700)

/**
 * Says whether work is cheap, measured against a loop over so many thousand letters, which a slow or busy machine
 * runs slower too. Processor time only, and the quickest of several runs: a test that counts milliseconds fails on
 * the next machine.
 */
export async function createAllowance(thousands: number) {
  const loop = () => readLetters(thousands * 1000)
  let quickest = Number.POSITIVE_INFINITY
  for (let runs = 0; runs < 5; runs++) quickest = Math.min(quickest, await costOf(loop))
  return {
    async covers(work: () => unknown): Promise<boolean> {
      if ((await costOf(work)) <= quickest) return true
      let [worked, looped] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
      for (let tries = 0; tries < TRIES && worked > looped; tries++) {
        worked = Math.min(worked, await costOf(work))
        looped = Math.min(looped, await costOf(loop))
      }
      return worked <= looped
    },
  }
}

async function costOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

/** The sum keeps a compiler from leaving the loop out. */
function readLetters(count: number): number {
  let sum = 0
  for (let i = 0; i < count; i++) sum = (sum * 31 + TEXT.charCodeAt(i % TEXT.length)) | 0
  return sum
}
