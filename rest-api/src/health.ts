import {
  type Build,
  type Metrics,
  maySeeMetrics,
  type Readiness,
  type TrustedProxies,
  trustNobody,
} from '@highjinks/platform'
import type { IRouter } from 'express'
import { sendRefusal } from './error-responses.ts'

export interface HealthDeps {
  readonly readiness: Pick<Readiness, 'unavailableStores'>
  readonly metrics: Metrics
  readonly metricsToken?: string | undefined
  readonly trustedProxies?: TrustedProxies
  readonly build: Build
}

/** Answers monitoring: is it alive, is it ready, and the metrics. */
export function mountHealth(
  router: IRouter,
  { readiness, metrics, metricsToken, trustedProxies = trustNobody, build }: HealthDeps,
): void {
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ ok: true, version: build.version, commit: build.commit })
  })
  router.get('/readyz', async (_request, response) => {
    const unavailable = await readiness.unavailableStores()
    response
      .set('Cache-Control', 'no-store')
      .status(unavailable.length === 0 ? 200 : 503)
      .json({ ok: unavailable.length === 0, away: unavailable })
  })
  router.get('/metrics', async (request, response) => {
    if (!maySeeMetrics(request, metricsToken, trustedProxies)) return sendRefusal(response, 'forbidden')
    response.set({ 'Cache-Control': 'no-store', 'Content-Type': metrics.contentType })
    response.send(await metrics.metrics())
  })
}
