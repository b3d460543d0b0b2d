import { type DestinationStream, type LogFn, type Logger, pino } from 'pino'
import { countRepeats, type FaultLevel, type RepeatLevel } from './repeats.ts'

export interface Log extends Logger {
  /**
   * The one way to tell of a fault: under `err`, with its message, its cause and its stack. The same again within half a
   * minute is told once more, with how many times.
   */
  readonly fault: (words: string, fault: unknown, about?: object, level?: FaultLevel) => void
  /**
   * What a caller was refused, at `info`. The same `about` again within half a minute is told once more, with how many
   * times, so that nobody fills a disk by asking; `more` is told, and tells no two apart.
   */
  readonly refusal: (words: string, about: object, more?: object) => void
}

/** Wherever they turn up, one or two levels down: what signs somebody in, or who somebody is. */
const SECRET_KEYS = [
  'token',
  'seatToken',
  'hostClaim',
  'authorization',
  'cookie',
  'password',
  'passwordHash',
  'email',
  'secret',
  'seats',
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

/**
 * What is a secret, or somebody, whatever it is called and whoever wrote it into a message. Each begins where a word
 * does: begun anew at every letter, a long one would be read as often as it has letters.
 */
const SECRET_SHAPES: readonly (readonly [RegExp, string])[] = [
  // The user and the password in an address, whatever they are written with
  [/(?<=[a-z]:\/\/)[^\s/"\\]*@/gi, '[secret]@'],
  [/(?<![^\s"'<>:;,()[\]{}\\=])[^\s"'<>:;,()[\]{}\\=]+@[^\s"'<>:;,()[\]{}\\@]+\.[a-z]{2,}/gi, '[email]'],
  [/(?<=\bBearer )[\w.~+/-]+=*/gi, '[secret]'],
  [/(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]+/g, '[secret]'],
  // Seat tokens, claims and hashes: 256 bits and more
  [/\b[A-Za-z0-9_-]{43,}/g, '[secret]'],
]

/**
 * JSON, one line an event: a line break in what somebody sent stays an escape inside it. `secrets` are never written,
 * whatever they stand in. A fault is told with the version it happened in.
 */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination(1),
  secrets: readonly string[] = [],
  version?: string,
): Log {
  const hide = hideIn(secrets)
  const options = {
    level,
    base: null,
    redact: { paths: SECRET_KEYS, censor: '[secret]' },
    serializers: { err: describeFault },
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
  }
  const log = pino(options, { write: (line: string) => destination.write(hide(line)) })
  const tell = (at: RepeatLevel, about: object, words: string) => {
    const write: LogFn = log[at].bind(log)
    write(about, words)
  }
  const report = countRepeats(tell)
  return Object.assign(log, {
    fault(words: string, fault: unknown, about: object = {}, at: FaultLevel = 'error') {
      if (log.isLevelEnabled(at))
        report({ level: at, words, about: { ...about, ...(version && { version }), err: fault }, key: keyOf(fault) })
    },
    refusal(words: string, about: object, more: object = {}) {
      if (!log.isLevelEnabled('info')) return
      report({ level: 'info', words, about: { ...about, ...more }, key: JSON.stringify(about) })
    },
  })
}

function hideIn(secrets: readonly string[]): (line: string) => string {
  // As they stand in a line of JSON; the longest first, in case one is part of another
  const exact = secrets
    .filter((secret) => secret.length >= 4)
    .map((secret) => JSON.stringify(secret).slice(1, -1))
    .sort((a, b) => b.length - a.length)
  return (line) => {
    let hidden = line
    for (const secret of exact) hidden = hidden.replaceAll(secret, '[secret]')
    for (const [shape, word] of SECRET_SHAPES) hidden = hidden.replace(shape, word)
    return hidden
  }
}

interface Described {
  readonly type: string
  readonly message: string
  readonly code?: unknown
  readonly stack?: string | undefined
  readonly cause?: Described
}

/** Of causes that have causes, so many are told. */
const CAUSES_MOST = 4

/** Only these fields: what libraries hang on their faults (a command with its arguments) is nobody's business. */
function describeFault(fault: unknown, depth = 0): Described {
  if (!(fault instanceof Error)) return { type: typeof fault, message: String(fault) }
  const { cause } = fault
  return {
    type: fault.name,
    message: messageIn(fault),
    ...('code' in fault && (typeof fault.code === 'string' || typeof fault.code === 'number') && { code: fault.code }),
    stack: fault.stack,
    ...(cause !== undefined && depth < CAUSES_MOST && { cause: describeFault(cause, depth + 1) }),
  }
}

/** Of several attempts that failed together, Node tells only that there were several. */
function messageIn(fault: Error): string {
  if (fault.message !== '' || !(fault instanceof AggregateError)) return fault.message
  return fault.errors.map((one: unknown) => (one instanceof Error ? one.message : String(one))).join('; ')
}

function keyOf(fault: unknown): string {
  const { type, message, cause } = describeFault(fault)
  return [type, message, cause?.type, cause?.message].join(' ')
}
