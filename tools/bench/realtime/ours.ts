import { readFileSync } from 'node:fs'
import { readSession, type Session } from '@highjinks/games/session'
import { createLog, createMetrics, createServer, serverOptions, trustHops, UNWATCHED } from '@highjinks/platform'
import { accept } from '@highjinks/protocol'
import { attachRealtime } from '@highjinks/realtime-server'
import { chance, openStore } from '@highjinks/session-store'
import * as z from 'zod'
import { profileUntilEnd } from './profile.ts'

/**
 * Runs the realtime server on one of its stores, as `embedded` and `realtime-server` do, with an extra port that resets
 * all tables to their start, so that the same moves can be made again.
 */
const { PORT, DATA_DIR = '', REDIS_URL, TABLES, LIVE_LAYOUT } = process.env
const store = await openStore({ dataDir: DATA_DIR, redisUrl: REDIS_URL, liveLayout: LIVE_LAYOUT === '1' ? 1 : 2 })
const tables: Session[] = TABLES
  ? z
      .array(z.unknown())
      .parse(JSON.parse(readFileSync(TABLES, 'utf8')))
      .map((stored) => readSession(stored))
  : []
for (const table of tables) await store.create(table)

/** Asks the players again under a new cue, for which no one has made a move yet. */
async function setBack(): Promise<void> {
  await Promise.all(
    tables.map(({ id, table, used, written }) =>
      store.update(id, (session) =>
        accept({ ...session, table, used, written, status: 'playing', balcony: null, cue: session.cue + 1 }),
      ),
    ),
  )
}

const trustedProxies = trustHops(0)
const http = createServer(
  (request, response) => {
    const work = request.url === '/set-back' ? setBack() : Promise.resolve()
    void work.then(() => response.writeHead(200).end())
  },
  serverOptions({ trustedProxies, rateLimits: false }),
)
attachRealtime(http, {
  store,
  log: createLog('error', process.stdout),
  metrics: createMetrics(),
  watchdog: UNWATCHED,
  random: chance,
  publicUrl: undefined,
  trustedProxies,
  rateLimits: false,
  guesses: null,
  processId: `bench-${PORT}`,
})
http.listen(Number(PORT))
profileUntilEnd('ours')
