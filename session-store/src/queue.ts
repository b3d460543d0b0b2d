/** Runs the jobs of one key one after the other, in the order they were given; different keys do not wait. */
export type InTurn = <Result>(key: string, job: () => Promise<Result>) => Promise<Result>

export function createQueue(): InTurn {
  const tails = new Map<string, Promise<unknown>>()
  return (key, job) => {
    const before = tails.get(key) ?? Promise.resolve()
    // A job that failed does not fail the next.
    const mine = before.then(job, job)
    const end = () => {
      if (tails.get(key) === mine) tails.delete(key)
    }
    tails.set(key, mine)
    mine.then(end, end)
    return mine
  }
}
