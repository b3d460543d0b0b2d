import { StoreUnavailable } from '../port.ts'

/** The longest a caller waits, however many steps an answer takes and whatever it waits for. */
export const ANSWER_MS = 1700

export function withinTime<Result>(work: Promise<Result>, limit = ANSWER_MS): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new StoreUnavailable(`no answer in ${limit} ms`)), limit)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
