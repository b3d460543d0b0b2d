import { RecordsAway } from './store-unavailable.ts'

/** The driver's own waits end earlier; a call must be answered within two seconds. */
const ANSWER_MS = 1900

/**
 * Wraps an interface so that every answer comes in time or is `RecordsAway`. The driver limits all its waits but one:
 * it would wait forever for a write to a connection that just broke.
 */
export function inTime<Port extends object>(port: Port): Port {
  // An interface is only functions by name
  const asking = Object.entries<(...asked: never[]) => Promise<unknown>>(port as never)
  const timed = asking.map(([name, ask]) => [name, (...asked: never[]) => withinTime(ask(...asked))])
  // Keeps the names and the answers
  return Object.fromEntries(timed) as Port
}

async function withinTime<Answer>(work: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RecordsAway('mongo')), ANSWER_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
