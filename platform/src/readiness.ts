import type { Log } from './log.ts'
import { repeatEvery } from './repeat-every.ts'

/** A check for each store that throws if the store doesn't accept writes. */
export type Checks = Readonly<Record<string, () => Promise<void>>>

export interface Readiness {
  /** Returns the names of the stores that don't work; empty if the process is ready. */
  readonly unavailableStores: () => Promise<readonly string[]>
  /** Makes the process not ready, whatever the stores say. */
  readonly leave: () => void
  readonly stop: () => Promise<void>
}

const PATIENCE_MS = 1800
/** Also checks without a request, so that the log shows an outage that nobody asked about. */
const LOOK_MS = 5000

/** Checks whether the stores accept writes, and logs one line when one stops or recovers. */
export function watchStores(checks: Checks, log: Log): Readiness {
  const known = new Map<string, 'here' | 'away'>()
  let isLeaving = false
  let look: Promise<readonly string[]> | null = null

  async function ask(name: string, check: () => Promise<void>): Promise<boolean> {
    const why = await faultOf(check)
    const before = known.get(name)
    known.set(name, why === null ? 'here' : 'away')
    if (why !== null && before !== 'away' && !isLeaving)
      log.error({ store: name, err: why.fault }, whyNot(name, why.fault))
    if (why === null && before === 'away') log.info({ store: name }, `${name}: back, and writes`)
    return why === null
  }
  async function lookAround(): Promise<readonly string[]> {
    const names = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => ((await ask(name, check)) ? null : name)),
    )
    return names.filter((name) => name !== null)
  }

  const unavailableStores = async () => {
    // Requests during a check share its result
    look ??= lookAround().finally(() => {
      look = null
    })
    const names = await look
    return isLeaving ? [...names, 'process'] : names
  }
  const stop = repeatEvery(
    LOOK_MS,
    async () => void (await unavailableStores()),
    (fault) => log.fault('the stores cannot be watched', fault),
  )
  return {
    unavailableStores,
    leave: () => {
      isLeaving = true
    },
    stop,
  }
}

async function faultOf(check: () => Promise<void>): Promise<{ readonly fault: unknown } | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<{ readonly fault: unknown }>((resolve) => {
    timer = setTimeout(() => resolve({ fault: new Error('it does not answer') }), PATIENCE_MS)
  })
  const checked = check().then(
    () => null,
    (fault: unknown) => ({ fault }),
  )
  return Promise.race([checked, late]).finally(() => clearTimeout(timer))
}

/** Explanations for operators, by what the stores' errors say. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^OOM |maxmemory/, 'Redis is full: give it more memory'],
  [/^READONLY /, 'this Redis only reads: REDIS_URL must name the primary'],
  [/^(?:WRONGPASS|NOAUTH|ERR AUTH|ERR invalid password)/, 'Redis refuses our password: look at REDIS_URL'],
  [/^MISCONF /, 'Redis cannot write to its disk'],
  [/^LOADING /, 'Redis is reading its files'],
  [
    /Authentication failed|requires authentication|not authorized/i,
    'the database refuses our password: look at its URL',
  ],
  [/database or disk is full|ENOSPC|OutOfDiskSpace/i, 'the disk is full'],
  [/disk I\/O error/i, 'the disk cannot be written'],
  [/readonly database/i, 'the file may not be written'],
  [/malformed|not a database/i, 'the file is damaged'],
  [/ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|EHOSTUNREACH/, 'it cannot be reached'],
]

/** Returns one line with the store, what is wrong with it and, for a file, its path. */
function whyNot(name: string, fault: unknown): string {
  const messages: string[] = []
  for (let one = fault; one instanceof Error; one = one.cause) {
    messages.push(...(one instanceof AggregateError ? one.errors.map(String) : []), one.message)
  }
  // The innermost cause has the reason; the outer ones say who called
  const [reason] = messages.toReversed().flatMap((message) => REASONS.filter(([sign]) => sign.test(message)))
  const file = messages.map((message) => /^(\/\S+|[A-Z]:\\\S+|\.\S+): /.exec(message)?.[1]).find((one) => one)
  const cause = reason?.[1] ?? messages.at(-1) ?? String(fault)
  return `${name}: not ready, ${cause}${file ? ` (${file})` : ''}`
}
