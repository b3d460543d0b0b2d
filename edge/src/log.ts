import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/** Wherever they turn up, one or two levels down: what signs somebody in, or who somebody is. */
const SECRETS = [
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

/** JSON, one line an event: a line break in what somebody sent stays an escape inside it. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    redact: { paths: SECRETS, censor: '[secret]' },
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
  }
  return destination ? pino(options, destination) : pino(options)
}
