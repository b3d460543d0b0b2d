import type { IncomingMessage, RequestListener } from 'node:http'
import { type Build, type Metrics, maySeeMetrics, type Readiness, type TrustedProxies } from '@highjinks/platform'
import { messageOf, type Refusal } from '@highjinks/protocol'

export interface HealthDeps {
  readonly readiness: Pick<Readiness, 'unavailableStores'>
  readonly metrics: Metrics
  readonly metricsToken: string | undefined
  readonly trustedProxies: TrustedProxies
  readonly build: Build
}

/** Answers everything this server offers over plain HTTP: liveness, readiness and metrics. */
export function answerHealth(deps: HealthDeps): RequestListener {
  return (request, response) => {
    const path = request.url?.split('?')[0]
    const answer = path === undefined || request.method !== 'GET' ? undefined : answers[path]
    response.setHeader('Cache-Control', 'no-store')
    if (!answer) {
      response.writeHead(404, JSON_TYPE).end(refusalBody('not-found'))
      return
    }
    answer(deps, request).then(
      ({ status, type, body }) => response.writeHead(status, type).end(body),
      () => response.writeHead(500, JSON_TYPE).end('{"ok":false}'),
    )
  }
}

interface Answer {
  readonly status: number
  readonly type: { readonly 'Content-Type': string }
  readonly body: string
}
const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' }

const answers: Readonly<Record<string, (deps: HealthDeps, request: IncomingMessage) => Promise<Answer>>> = {
  '/healthz': async ({ build: { version, commit } }) => ({
    status: 200,
    type: JSON_TYPE,
    body: JSON.stringify({ ok: true, version, commit }),
  }),
  '/readyz': async ({ readiness }) => {
    const unavailable = await readiness.unavailableStores()
    const ok = unavailable.length === 0
    return { status: ok ? 200 : 503, type: JSON_TYPE, body: JSON.stringify({ ok, away: unavailable }) }
  },
  '/metrics': async ({ metrics, metricsToken, trustedProxies }, request) =>
    maySeeMetrics(request, metricsToken, trustedProxies)
      ? { status: 200, type: { 'Content-Type': metrics.contentType }, body: await metrics.metrics() }
      : { status: 403, type: JSON_TYPE, body: refusalBody('forbidden') },
}

function refusalBody(code: Refusal): string {
  return JSON.stringify({ message: messageOf(code), code })
}
