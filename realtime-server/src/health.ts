import type { RequestListener } from 'node:http'
import type { Metrics } from '@highjinks/edge'
import type { SessionStore } from '@highjinks/session-store'

export interface HealthDeps {
  readonly store: Pick<SessionStore, 'ping'>
  readonly metrics: Metrics
  readonly isLeaving: () => boolean
}

/** Alive, ready, counted: all this server answers over plain HTTP. */
export function answerHealth(deps: HealthDeps): RequestListener {
  return (request, response) => {
    const path = request.url?.split('?')[0]
    const answer = path === undefined || request.method !== 'GET' ? undefined : answers[path]
    response.setHeader('Cache-Control', 'no-store')
    if (!answer) {
      response.writeHead(404, JSON_TYPE).end('{"message":"There is nothing here.","code":"not-found"}')
      return
    }
    answer(deps).then(
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

const answers: Readonly<Record<string, (deps: HealthDeps) => Promise<Answer>>> = {
  '/healthz': async () => ({ status: 200, type: JSON_TYPE, body: '{"ok":true}' }),
  '/readyz': async ({ store, isLeaving }) => {
    const away = [
      ...(isLeaving() ? ['process'] : []),
      ...(await store.ping().then(
        () => [],
        () => ['sessions'],
      )),
    ]
    const ok = away.length === 0
    return { status: ok ? 200 : 503, type: JSON_TYPE, body: JSON.stringify({ ok, away }) }
  },
  '/metrics': async ({ metrics }) => ({
    status: 200,
    type: { 'Content-Type': metrics.contentType },
    body: await metrics.metrics(),
  }),
}
