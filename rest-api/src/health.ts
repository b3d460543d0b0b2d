import { type Build, type Metrics, maySeeMetrics, type Readiness } from '@highjinks/edge'
import type { IRouter } from 'express'
import { sendRefusal } from './answers.ts'

export interface HealthDeps {
  readonly readiness: Pick<Readiness, 'away'>
  readonly metrics: Metrics
  readonly metricsToken?: string | undefined
  readonly build: Build
}

/** Alive, ready, and counted: three questions an operator's machines ask. */
export function mountHealth(router: IRouter, { readiness, metrics, metricsToken, build }: HealthDeps): void {
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ ok: true, version: build.version, commit: build.commit })
  })
  router.get('/readyz', async (_request, response) => {
    const away = await readiness.away()
    response
      .set('Cache-Control', 'no-store')
      .status(away.length === 0 ? 200 : 503)
      .json({ ok: away.length === 0, away })
  })
  router.get('/metrics', async (request, response) => {
    if (!maySeeMetrics(request, metricsToken)) return sendRefusal(response, 'forbidden')
    response.set({ 'Cache-Control': 'no-store', 'Content-Type': metrics.contentType })
    response.send(await metrics.metrics())
  })
}
