import { randomUUID } from 'node:crypto'
import {
  createGuesses,
  createLog,
  createMetrics,
  createServer,
  endConnections,
  listen,
  openCounts,
  readEnvironment,
  runProcess,
  serverOptions,
  watchStores,
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
  const log = createLog(environment.logLevel, process.stdout, environment.secrets)
  const metrics = createMetrics()
  const counts = openCounts(environment, log)
  const store = await openStore(environment)
  const readiness = watchStores({ sessions: () => store.ping() }, log)
  const answer = answerHealth({ readiness, metrics, metricsToken: environment.metricsToken })
  const http = createServer(answer, serverOptions(environment))
  const realtime = attachRealtime(http, {
    store,
    log,
    metrics,
    random: chance,
    publicUrl: environment.publicUrl,
    trustedProxies: environment.trustedProxies,
    rateLimits: environment.rateLimits,
    guesses: environment.rateLimits ? createGuesses(counts) : null,
    processId: randomUUID(),
  })
  log.info({ port: await listen(http, environment.port) }, 'listening')

  return {
    async close() {
      readiness.leave()
      await endConnections(http, DRAIN_MS + ANSWERS_MS, () => realtime.drain(DRAIN_MS))
      await readiness.stop()
      await store.close()
      counts.close()
      log.info('ended')
    },
  }
}, END_MS)
