import { join } from 'node:path'
import { CATALOGUE } from '@highjinks/games'
import {
  closeServer,
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
} from '@highjinks/platform'
import { guardStore, openStore, timeStore } from '@highjinks/session-store'
import { createRestApi } from './rest-api.ts'

/** Calls still arrive until every proxy has noticed that we are not ready. */
const LEAVING_MS = 1000
const ANSWERS_MS = 5000
const END_MS = 15_000

await runProcess(async () => {
  const environment = readEnvironment(process.env, { port: 3001, needs: ['MONGO_URL', 'REDIS_URL', 'JWT_SECRET'] })
  const build = readBuild(environment.commit)
  const log = createLog(environment.logLevel, process.stdout, environment.secrets, nameOfBuild(build))
  const watchdog = createWatchdog({ folder: join(environment.dataDir, 'hung'), log, output: 1 })
  const metrics = createMetrics(build)
  const sessions = guardStore(timeStore(await openStore({ ...environment, onFault: log.fault }), metrics), watchdog)
  for (const warning of warningsAbout(environment)) log.warn(warning)
  const rateLimitStores = openRateLimitStores(environment, log)
  const api = await createRestApi({
    environment,
    catalogue: CATALOGUE,
    sessions,
    log,
    rateLimitStores,
    metrics,
    watchdog,
    now: Date.now,
    newId: () => crypto.randomUUID(),
  })
  const server = createServer(api.app, serverOptions(environment))
  log.info({ port: await listen(server, environment.port, environment.host), version: nameOfBuild(build) }, 'listening')

  return {
    watchdog,
    async close() {
      api.leave()
      await endConnections(server, LEAVING_MS + ANSWERS_MS, async () => {
        await new Promise((resolve) => setTimeout(resolve, LEAVING_MS))
        await closeServer(server)
      })
      await api.close()
      await sessions.close()
      rateLimitStores.close()
      log.info('ended')
    },
  }
}, END_MS)
