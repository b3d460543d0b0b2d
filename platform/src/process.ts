import type { Server, ServerResponse } from 'node:http'
import type { Server as TcpServer } from 'node:net'
import { type Environment, parseEnvironment } from './environment.ts'
import type { Watchdog } from './watchdog.ts'

/** A reason not to start. The message is one line that says what to do about it. */
export class CannotStart extends Error {
  constructor(line: string, options?: ErrorOptions) {
    super(line, options)
    this.name = 'CannotStart'
  }
}

export interface Running {
  /** Starts watching once the process runs. */
  readonly watchdog: Pick<Watchdog, 'watch'>
  /** Finishes open work and releases everything. */
  readonly close: () => Promise<void>
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** Runs a process from start to orderly end. If it can't end in time, it ends anyway with an error code. */
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

/** Returns the environment, or throws the line that says what's wrong with it. */
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
 * Listens on a port and returns it; 0 picks a free one. Without a host it listens on every address, so that phones in
 * the same network can connect.
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
/** The number of connections that may wait to be accepted, as Node tells the system. */
const BACKLOG = 511

/**
 * Accepts the waiting connections before closing. Node accepts one per event loop turn, and closing would break the
 * rest.
 */
export async function letWaitingIn(server: Server): Promise<void> {
  let hasCome = false
  const note = () => {
    hasCome = true
  }
  server.on('connection', note)
  // Runs in the rest of this turn, before the next connection is accepted
  await nextTurn()
  let turns = 0
  do {
    hasCome = false
    await nextTurn()
  } while (hasCome && ++turns < BACKLOG)
  server.off('connection', note)
}

/** Stops accepting connections and resolves when the last one has ended. Requests that have arrived are read first. */
export async function closeServer(server: Server): Promise<void> {
  await letWaitingIn(server)
  await new Promise<void>((resolve) => server.close(() => resolve()))
}

/**
 * Moves callers with open connections elsewhere: requests still get answers that ask for a new connection. Once
 * `close` has stopped listening, each connection is ended when it's idle, and the rest when time is up.
 */
export async function endConnections(server: Server, withinMs: number, close: () => Promise<void>): Promise<void> {
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false
  })
  const idle = setInterval(() => {
    // Read what has arrived first, because a connection with a request isn't idle
    if (!server.listening) void nextTurn().then(() => server.closeIdleConnections())
  }, 50)
  const rest = setTimeout(() => server.closeAllConnections(), withinMs)
  await close().finally(() => {
    clearInterval(idle)
    clearTimeout(rest)
  })
}
