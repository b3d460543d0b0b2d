import { randomUUID } from 'node:crypto'
import {
  createLog,
  createMetrics,
  createServer,
  endConnections,
  listen,
  readEnvironment,
  runProcess,
} from '@highjinks/edge'
import { chance, openStore } from '@highjinks/session-store'
import { answerHealth } from './health.ts'
import { attachRealtime } from './server.ts'

/** In so long everybody has gone to another process, in small groups. */
const DRAIN_MS = 8000
const ANSWERS_MS = 1000
const END_MS = 15_000

await runProcess(async () => {
  const environment = readEnvironment(process.env, { port: 3002, needs: ['REDIS_URL'] })
  const log = createLog(environment.logLevel)
  const metrics = createMetrics()
  const store = await openStore(environment)
  let isLeaving = false
  const http = createServer(answerHealth({ store, metrics, isLeaving: () => isLeaving }))
  const realtime = attachRealtime(http, {
    store,
    log,
    metrics,
    random: chance,
    publicUrl: environment.publicUrl,
    trustedProxies: environment.trustedProxies,
    rateLimits: environment.rateLimits,
    processId: randomUUID(),
  })
  log.info({ port: await listen(http, environment.port) }, 'listening')

  return {
    async close() {
      isLeaving = true
      await endConnections(http, DRAIN_MS + ANSWERS_MS, () => realtime.drain(DRAIN_MS))
      await store.close()
      log.info('ended')
    },
  }
}, END_MS)
