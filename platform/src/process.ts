import type { Server, ServerResponse } from 'node:http'
import type { Server as TcpServer } from 'node:net'
import { type Environment, parseEnvironment } from './environment.ts'
import type { Watchdog } from './watchdog.ts'

/** What whoever starts a process has to hear: one line, and what they can do about it. */
export class CannotStart extends Error {
  constructor(line: string, options?: ErrorOptions) {
    super(line, options)
    this.name = 'CannotStart'
  }
}

export interface Running {
  /** Begins to watch once the process runs. */
  readonly watchdog: Pick<Watchdog, 'watch'>
  /** Answers what it has begun, lets go of everything it holds. */
  readonly close: () => Promise<void>
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** A process from its start to its orderly end. One that cannot end in time ends all the same, and says so by its code. */
export async function runProcess(start: () => Promise<Running>, endWithinMs: number): Promise<void> {
  let running: Running | null = null
  let isEnding = false
  const end = () => {
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(1), endWithinMs)
    Promise.resolve(running?.close()).then(() => process.exit(0), fail)
  }
  for (const signal of SIGNALS) process.on(signal, end)
  try {
    running = await start()
    running.watchdog.watch()
  } catch (fault) {
    fail(fault)
  }
}

function fail(fault: unknown): never {
  const words = fault instanceof CannotStart ? fault.message : fault instanceof Error ? fault.stack : fault
  process.stderr.write(`${String(words)}\n`)
  process.exit(1)
}

/** The environment, or the line that says what is wrong with it. */
export function readEnvironment(...asked: Parameters<typeof parseEnvironment>): Environment {
  const parsed = parseEnvironment(...asked)
  if (!parsed.ok) throw new CannotStart(parsed.line)
  return parsed.environment
}

const notOurs = (_port: number, host?: string) => `HOST ${host} is no address of this machine`
const WHY_NOT: Readonly<Record<string, (port: number, host?: string) => string>> = {
  EADDRINUSE: (port) => `Port ${port} is in use: stop what uses it, or set PORT to another`,
  EACCES: (port) => `Port ${port} is not for this user: set PORT to one above 1023`,
  EADDRNOTAVAIL: notOurs,
  ENOTFOUND: notOurs,
}

/**
 * Without a host on all addresses, so that phones in the same network get here. Gives the port: 0 asks for any that is
 * free.
 */
export function listen(server: TcpServer, port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (fault) => {
      const why = 'code' in fault && typeof fault.code === 'string' ? WHY_NOT[fault.code] : undefined
      reject(why ? new CannotStart(why(port, host), { cause: fault }) : fault)
    })
    server.listen({ port, host }, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))
/** So many connections wait at most until they are let in, as Node asks of the system. */
const BACKLOG = 511

/** Node lets in one connection in each turn of the event loop, and closing would break those that wait for theirs. */
export async function letWaitingIn(server: Server): Promise<void> {
  let hasCome = false
  const note = () => {
    hasCome = true
  }
  server.on('connection', note)
  // Only what is left of this turn: nobody is let in before the next
  await nextTurn()
  let turns = 0
  do {
    hasCome = false
    await nextTurn()
  } while (hasCome && ++turns < BACKLOG)
  server.off('connection', note)
}

/** Takes no more connections; resolves when the last one has ended. What is on its way here already is read first. */
export async function closeServer(server: Server): Promise<void> {
  await letWaitingIn(server)
  await new Promise<void>((resolve) => server.close(() => resolve()))
}

/**
 * Leaves callers who keep their connections: whoever asks meanwhile is answered and told to come by another one. When
 * `close` has stopped the listening each connection ends as it falls idle, and the rest when the time is up.
 */
export async function endConnections(server: Server, withinMs: number, close: () => Promise<void>): Promise<void> {
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false
  })
  const idle = setInterval(() => {
    // After what is on its way here has been read: who is asking is not idle
    if (!server.listening) void nextTurn().then(() => server.closeIdleConnections())
  }, 50)
  const rest = setTimeout(() => server.closeAllConnections(), withinMs)
  await close().finally(() => {
    clearInterval(idle)
    clearTimeout(rest)
  })
}
