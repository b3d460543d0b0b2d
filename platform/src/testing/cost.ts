/** Enough runs for code to be compiled, and for a busy neighbor process to pause. */
const TRIES = 200
const TEXT = 'Letters, dots... and a@b'.repeat(700)

/**
 * Returns a check whether work is cheap compared to a loop over that many thousand letters, which is slower on a slow
 * machine too. Counts processor time and takes the fastest run; a test that counts milliseconds fails on the next
 * machine.
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

/** Returns a sum, so that the compiler can't drop the loop. */
function readLetters(count: number): number {
  let sum = 0
  for (let i = 0; i < count; i++) sum = (sum * 31 + TEXT.charCodeAt(i % TEXT.length)) | 0
  return sum
}
