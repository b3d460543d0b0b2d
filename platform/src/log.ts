import { type DestinationStream, type LogFn, type Logger, pino } from 'pino'
import { countRepeats, type FaultLevel, type RepeatLevel } from './repeats.ts'

export interface Log extends Logger {
  /**
   * Logs a fault under `err` with message, cause and stack. Repeats within half a minute become one line with their
   * count.
   */
  readonly fault: (words: string, fault: unknown, about?: object, level?: FaultLevel) => void
  /**
   * Logs at `info` that a caller was refused. Repeats of the same `about` within half a minute become one line with
   * their count, so that nobody can fill the disk. `more` is logged but doesn't count as a difference.
   */
  readonly refusal: (words: string, about: object, more?: object) => void
}

/** Fields to hide one or two levels down: credentials and personal data. */
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
 * Secrets and personal data, under any name and inside any message. Each pattern begins at a word's start; starting
 * anew at every letter would make long ones slow.
 */
const SECRET_SHAPES: readonly (readonly [RegExp, string])[] = [
  // User and password in an address, in any spelling
  [/(?<=[a-z]:\/\/)[^\s/"\\]*@/gi, '[secret]@'],
  [/(?<![^\s"'<>:;,()[\]{}\\=])[^\s"'<>:;,()[\]{}\\=]+@[^\s"'<>:;,()[\]{}\\@]+\.[a-z]{2,}/gi, '[email]'],
  [/(?<=\bBearer )[\w.~+/-]+=*/gi, '[secret]'],
  [/(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]+/g, '[secret]'],
  // Seat tokens, claims and hashes: 256 bits and more
  [/\b[A-Za-z0-9_-]{43,}/g, '[secret]'],
]

/**
 * Creates a log of JSON, one line per event, so a line break in someone's input stays an escape. `secrets` are never
 * written. Faults include the version.
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
  // As they appear in JSON; the longest first, in case one is part of another
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

/** The number of nested causes to log. */
const CAUSES_MOST = 4

/**
 * Copies only these fields, because libraries attach private things to their errors, such as a command with its
 * arguments.
 */
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

/** Lists the messages of attempts that failed together; Node only says that there were several. */
function messageIn(fault: Error): string {
  if (fault.message !== '' || !(fault instanceof AggregateError)) return fault.message
  return fault.errors.map((one: unknown) => (one instanceof Error ? one.message : String(one))).join('; ')
}

function keyOf(fault: unknown): string {
  const { type, message, cause } = describeFault(fault)
  return [type, message, cause?.type, cause?.message].join(' ')
}
