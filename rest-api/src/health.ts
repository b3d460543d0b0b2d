import type { Metrics } from '@highjinks/edge'
import type { IRouter } from 'express'

/** A store and how to see that it answers; throws when it does not. */
export type Checks = Readonly<Record<string, () => Promise<void>>>

const PATIENCE_MS = 1800

/** Alive, ready, and counted: three questions an operator's machines ask. */
export function mountHealth(router: IRouter, deps: { readonly checks: Checks; readonly metrics: Metrics }): void {
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ ok: true })
  })
  router.get('/readyz', async (_request, response) => {
    const away = await storesAway(deps.checks, PATIENCE_MS)
    response
      .set('Cache-Control', 'no-store')
      .status(away.length === 0 ? 200 : 503)
      .json({ ok: away.length === 0, away })
  })
  router.get('/metrics', async (_request, response) => {
    response.set({ 'Cache-Control': 'no-store', 'Content-Type': deps.metrics.contentType })
    response.send(await deps.metrics.metrics())
  })
}

async function storesAway(checks: Checks, patienceMs: number): Promise<readonly string[]> {
  const names = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => ((await answers(check, patienceMs)) ? null : name)),
  )
  return names.filter((name) => name !== null)
}

async function answers(check: () => Promise<void>, patienceMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs)
  })
  const checked = check().then(
    () => true,
    () => false,
  )
  return Promise.race([checked, late]).finally(() => clearTimeout(timer))
}
