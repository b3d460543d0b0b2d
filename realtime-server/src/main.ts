import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import {
  createGuesses,
  createLog,
  createMetrics,
  createServer,
  createWatchdog,
  endConnections,
  listen,
  nameOfBuild,
  openRateLimitStores,
  readBuild,
  readEnvironment,
  runProcess,
  serverOptions,
  warningsAbout,
  watchStores,
} from '@highjinks/platform'
import { chance, guardStore, openStore, timeStore } from '@highjinks/session-store'
import { answerHealth } from './health.ts'
import { attachRealtime } from './server.ts'

/** The time for moving all clients to other processes, in small groups. */
const DRAIN_MS = 8000
const ANSWERS_MS = 1000
const END_MS = 15_000

await runProcess(async () => {
  const environment = readEnvironment(process.env, { port: 3002, needs: ['REDIS_URL'] })
  const build = readBuild(environment.commit)
  const log = createLog(environment.logLevel, process.stdout, environment.secrets, nameOfBuild(build))
  const watchdog = createWatchdog({ folder: join(environment.dataDir, 'hung'), log, output: 1 })
  for (const warning of warningsAbout(environment)) log.warn(warning)
  const metrics = createMetrics(build)
  const rateLimitStores = openRateLimitStores(environment, log)
  const store = guardStore(timeStore(await openStore({ ...environment, onFault: log.fault }), metrics), watchdog)
  const readiness = watchStores({ sessions: () => store.ping() }, log)
  const answer = answerHealth({
    readiness,
    metrics,
    metricsToken: environment.metricsToken,
    trustedProxies: environment.trustedProxies,
    build,
  })
  const http = createServer(answer, serverOptions(environment))
  const realtime = attachRealtime(http, {
    store,
    log,
    metrics,
    watchdog,
    random: chance,
    publicUrl: environment.publicUrl,
    trustedProxies: environment.trustedProxies,
    rateLimits: environment.rateLimits,
    guesses: environment.rateLimits ? createGuesses(rateLimitStores) : null,
    processId: randomUUID(),
  })
  log.info({ port: await listen(http, environment.port, environment.host), version: nameOfBuild(build) }, 'listening')

  return {
    watchdog,
    async close() {
      readiness.leave()
      await endConnections(http, DRAIN_MS + ANSWERS_MS, () => realtime.drain(DRAIN_MS))
      await readiness.stop()
      await store.close()
      rateLimitStores.close()
      log.info('ended')
    },
  }
}, END_MS)
