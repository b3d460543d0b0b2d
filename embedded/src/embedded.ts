import { randomUUID } from 'node:crypto'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CATALOGUE } from '@highjinks/games'
import {
  CannotStart,
  createGuesses,
  createLog,
  createMetrics,
  createServer,
  createWatchdog,
  type Environment,
  endConnections,
  listen,
  nameOfBuild,
  openRateLimitStores,
  readBuild,
  readEnvironment,
  serverOptions,
  type Watchdog,
  type WatchdogOptions,
  warningsAbout,
} from '@highjinks/platform'
import { SHOW_CODE } from '@highjinks/protocol'
import { attachRealtime } from '@highjinks/realtime-server'
import { addressesForPhones, createRestApi, isLoopback, type RestApi, type RestApiDeps } from '@highjinks/rest-api'
import {
  chance,
  guardStore,
  NewerFile,
  openStore,
  type SessionStore,
  SqliteFileError,
  startMonotonicClock,
  timeStore,
} from '@highjinks/session-store'
import { openDataFolder } from './data-folder.ts'
import { startShow } from './show.ts'
import { createSite } from './site.ts'

const DIST = fileURLToPath(new URL('../../web/dist', import.meta.url))
/** There is no other process to go to: phones get a notice and come back when the next one is up. */
const DRAIN_MS = 300
const ANSWERS_MS = 5000
const READY_POLL_MS = 100

export interface Embedded {
  readonly url: string
  /**
   * The addresses for phones and a TV in the same network, the most likely first; empty if only this machine can
   * connect.
   */
  readonly addresses: readonly string[]
  /** Resolves when every store answers; embedded stores do from the start. */
  readonly ready: Promise<void>
  /** The address at which a demo's bots can be watched; null on any other server. */
  readonly show: string | null
  /** While there is no operator, returns a link that makes the account that opens it one; works once. */
  readonly firstOperatorLink: () => Promise<string | null>
  readonly close: () => Promise<void>
  readonly watchdog: Pick<Watchdog, 'watch'>
}

/** Starts the whole product in this process, on one port. Throws `CannotStart` with one line for the operator. */
export async function startEmbedded(
  env: Readonly<Record<string, string | undefined>>,
  { tickMs }: Pick<WatchdogOptions, 'tickMs'> = {},
): Promise<Embedded> {
  const environment = readEnvironment(env, { port: 3000 })
  // Standard output is for the one line with the address
  const build = readBuild(environment.commit)
  const log = createLog(environment.logLevel, process.stderr, environment.secrets, nameOfBuild(build))
  const watchdog = createWatchdog({ folder: join(environment.dataDir, 'hung'), log, output: 2, tickMs })
  for (const warning of warningsAbout(environment)) log.warn(warning)
  const metrics = createMetrics(build)
  const rateLimitStores = openRateLimitStores(environment, log)
  // Shared by both servers, so that codes tried over REST and sockets count together
  const guesses = createGuesses(rateLimitStores)
  const { sessions, api } = await openStores({ environment, log, metrics, rateLimitStores, guesses, watchdog })

  const http = createServer(api.app, serverOptions(environment))
  // Created with its listener first, so that Socket.IO runs before it and its path isn't answered twice
  const realtime = attachRealtime(http, {
    store: sessions,
    log,
    metrics,
    watchdog,
    random: chance,
    publicUrl: environment.publicUrl,
    trustedProxies: environment.trustedProxies,
    rateLimits: environment.rateLimits,
    guesses: environment.rateLimits ? guesses : null,
    processId: randomUUID(),
  })
  const stopShow = environment.isDemo ? await startShow(sessions, log) : async () => undefined
  let isClosed = false
  const close = async (drain: number) => {
    isClosed = true
    api.leave()
    await stopShow()
    await endConnections(http, drain + ANSWERS_MS, () => realtime.drain(drain))
    await api.close()
    await sessions.close()
    rateLimitStores.close()
  }
  try {
    const port = await listen(http, environment.port, environment.host)
    const url = environment.publicUrl ?? `http://${hostInUrl(environment.host)}:${port}`
    return {
      url,
      addresses: addressesFor(environment, port),
      show: environment.isDemo ? `${url}/screen/${SHOW_CODE}` : null,
      firstOperatorLink: () => api.firstOperatorLink(url),
      ready: untilReady(api.readiness, () => isClosed),
      close: () => close(DRAIN_MS),
      watchdog,
    }
  } catch (fault) {
    await close(0)
    throw fault
  }
}

const isEverywhere = (host: string | undefined) => host === undefined || /^[0.:]+$/.test(host)

function addressesFor({ publicUrl, host }: Environment, port: number): readonly string[] {
  if (publicUrl !== undefined) return isLoopback(new URL(publicUrl).hostname) ? [] : [publicUrl]
  const hosts = isEverywhere(host) ? addressesForPhones(networkInterfaces()) : [hostInUrl(host)]
  return hosts.filter((one) => !isLoopback(one)).map((one) => `http://${one}:${port}`)
}

/** Returns the listening host for a link; if it listens everywhere, that includes localhost. */
function hostInUrl(host: string | undefined): string {
  if (host === undefined || isEverywhere(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

async function openStores({
  environment,
  log,
  metrics,
  rateLimitStores,
  guesses,
  watchdog,
}: Pick<RestApiDeps, 'environment' | 'log' | 'metrics' | 'rateLimitStores' | 'guesses'> & {
  readonly watchdog: Watchdog
}): Promise<{
  readonly sessions: SessionStore
  readonly api: RestApi
}> {
  if (keepsFiles(environment)) openDataFolder(environment.dataDir)
  try {
    const sessions = guardStore(
      timeStore(await openStore({ ...environment, now: startMonotonicClock(), onFault: log.fault }), metrics),
      watchdog,
    )
    const site = createSite(DIST, environment)
    if (!site) log.warn('the client has not been built: only calls and sockets are answered')
    const api = await createRestApi({
      environment,
      catalogue: CATALOGUE,
      sessions,
      log,
      metrics,
      rateLimitStores,
      guesses,
      watchdog,
      now: Date.now,
      newId: randomUUID,
      site,
    })
    return { sessions, api }
  } catch (fault) {
    if (isOutOfSpace(fault)) {
      throw new CannotStart(`DATA_DIR ${environment.dataDir} cannot be written (${fault.code})`, { cause: fault })
    }
    if (fault instanceof NewerFile) throw new CannotStart(fault.message, { cause: fault })
    if (fault instanceof SqliteFileError) throw new CannotStart(lineAbout(fault, environment.dataDir), { cause: fault })
    throw fault
  }
}

function lineAbout({ file, kind, message }: SqliteFileError, dataDir: string): string {
  switch (kind) {
    case 'locked':
      return `DATA_DIR ${dataDir} is in use by another Highjinks: stop that one, or set DATA_DIR to another folder`
    case 'damaged':
      return `${file} is damaged: put a copy of it back, or move it away to begin with an empty one`
    case 'refused':
    case 'unwritable':
      return `DATA_DIR cannot be written: ${message}`
  }
}

const OUT_OF_SPACE = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO'])
function isOutOfSpace(fault: unknown): fault is Error & { readonly code: string } {
  return fault instanceof Error && 'code' in fault && typeof fault.code === 'string' && OUT_OF_SPACE.has(fault.code)
}

/** Returns whether files are stored here. With both databases and a secret from outside, none are. */
function keepsFiles({ mongoUrl, redisUrl, jwtSecret }: Environment): boolean {
  return mongoUrl === undefined || redisUrl === undefined || jwtSecret === undefined
}

async function untilReady(readiness: RestApi['readiness'], isOver: () => boolean): Promise<void> {
  for (;;) {
    if (isOver()) throw new Error('closed before it was ready')
    if ((await readiness.unavailableStores()).length === 0) return
    await new Promise((resolve) => setTimeout(resolve, READY_POLL_MS))
  }
}
