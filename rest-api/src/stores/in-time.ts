import { RecordsAway } from './store-unavailable.ts'

/** The driver's own waits end before; a call must be answered in two seconds. */
const ANSWER_MS = 1900

/**
 * The same port, whose every answer comes in time or is `RecordsAway`. The driver has an end to each of its waits but
 * one: what it writes to a connection that has just broken it would see through for ever.
 */
export function inTime<Port extends object>(port: Port): Port {
  // A port is questions by name, and nothing else
  const asking = Object.entries<(...asked: never[]) => Promise<unknown>>(port as never)
  const timed = asking.map(([name, ask]) => [name, (...asked: never[]) => withinTime(ask(...asked))])
  // The same names and the same answers
  return Object.fromEntries(timed) as Port
}

async function withinTime<Answer>(work: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RecordsAway('mongo')), ANSWER_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
