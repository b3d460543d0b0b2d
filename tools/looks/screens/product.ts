import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import { createSite } from '@highjinks/embedded'
import { CATALOGUE } from '@highjinks/games'
import {
  createLog,
  createMetrics,
  createServer,
  endConnections,
  listen,
  openRateLimitStores,
  readEnvironment,
  UNWATCHED,
} from '@highjinks/platform'
import { attachRealtime } from '@highjinks/realtime-server'
import { createRestApi } from '@highjinks/rest-api'
import { chance, openEmbeddedStore, type SessionStore } from '@highjinks/session-store'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** The start of IDs of sessions whose clocks only the photographer moves. */
export const HELD = 's-held-'

export interface Product {
  readonly url: string
  /** Moves a session to the moment of a picture. */
  readonly store: SessionStore
}

export interface OpenProduct extends Product {
  readonly close: () => Promise<void>
}

/** Builds the client as `npm start` would. */
export function buildClient(): void {
  execFileSync(execPath, ['scripts/run.mjs', 'build'], { cwd: ROOT, stdio: 'inherit' })
}

/** Opens the embedded product in this process, so that its sessions can be changed without sockets. */
export async function openProduct(): Promise<OpenProduct> {
  buildClient()
  const folder = mkdtempSync(join(tmpdir(), 'highjinks-screens-'))
  const environment = readEnvironment({ DATA_DIR: folder, RATE_LIMITS: 'off' }, { port: 0 })
  const store = openEmbeddedStore({ file: ':memory:' })
  const [log, metrics] = [createLog('error', process.stderr), createMetrics()]
  const site = createSite(join(ROOT, 'web/dist'))
  if (!site) throw new Error('the client has not been built')
  const api = await createRestApi({
    rateLimitStores: openRateLimitStores(environment, log),
    environment,
    catalogue: CATALOGUE,
    sessions: store,
    log,
    metrics,
    watchdog: UNWATCHED,
    now: Date.now,
    newId: () => crypto.randomUUID(),
    site,
  })
  const http = createServer(api.app)
  const realtime = attachRealtime(http, {
    store: { ...store, due: async (...asked) => (await store.due(...asked)).filter((id) => !id.startsWith(HELD)) },
    log,
    metrics,
    watchdog: UNWATCHED,
    random: chance,
    publicUrl: undefined,
    trustedProxies: environment.trustedProxies,
    rateLimits: false,
    guesses: null,
    processId: 'screens',
  })
  return {
    url: `http://127.0.0.1:${await listen(http, 0)}`,
    store,
    async close() {
      await endConnections(http, 1000, () => realtime.drain(0))
      await api.close()
      await store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function withOpenProduct(work: (product: Product) => Promise<void>): Promise<void> {
  const product = await openProduct()
  try {
    await work(product)
  } finally {
    await product.close()
  }
}
