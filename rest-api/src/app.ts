import type { Build, Log, Metrics, Readiness, TrustedProxies, Watchdog } from '@highjinks/platform'
import { ENDPOINTS, type EndpointName } from '@highjinks/protocol'
import { OPERATOR_ENDPOINTS } from '@highjinks/protocol/operator'
import express, { type Express, type RequestHandler } from 'express'
import type { Authenticate } from './accounts/authenticate.ts'
import { mountDocs } from './docs/page.ts'
import { answerFaults, sendRefusal } from './error-responses.ts'
import { refuseForeignHosts } from './foreign-host.ts'
import { callHeaders, securityHeaders } from './headers.ts'
import { mountHealth } from './health.ts'
import { createGate, type GateDeps } from './operator/gate.ts'
import type { LimitedName } from './rate-limits.ts'
import { watchRequests } from './requests.ts'
import type { AddressOf, Handlers, OperatorHandlers } from './route.ts'
import { routeEndpoints } from './router.ts'
import type { Invite } from './sessions/invitation.ts'
import { mountInvitations, type Site } from './sessions/invitations.ts'

export interface AppDeps {
  readonly handlers: Handlers
  /** Null if there are no calls for operators. */
  readonly operator: (Omit<GateDeps, 'authenticate'> & { readonly handlers: OperatorHandlers }) | null
  readonly authenticate: Authenticate
  readonly rateLimits: (name: LimitedName) => readonly RequestHandler[]
  readonly addressOf: AddressOf
  readonly watchdog: Pick<Watchdog, 'during'>
  readonly readiness: Pick<Readiness, 'unavailableStores'>
  /** Called for every fault before the answer. */
  readonly noticeFault: (fault: unknown) => void
  readonly build: Build
  readonly log: Log
  readonly metrics: Metrics
  readonly publicUrl?: string
  readonly metricsToken?: string | undefined
  readonly trustedProxies?: TrustedProxies
  readonly invite: Invite
  readonly crewHead: Invite
  /** Answers everything else: the web client, if the same process serves it. */
  readonly site?: Site
}

/** Creates the whole REST server as one request listener. Opens and reads nothing on its own. */
export function createApp(deps: AppDeps): Express {
  const app = express()
  app.disable('x-powered-by')
  // Two parameters with one name stay an array, which schemas refuse
  app.set('query parser', 'simple')
  // Answers that may not be cached need no tag
  app.set('etag', false)
  app.use(watchRequests(deps.log, deps.metrics))
  app.use(securityHeaders(deps.publicUrl))
  app.use(refuseForeignHosts(deps.publicUrl))
  mountHealth(app, deps)
  app.use('/api', callHeaders(deps.publicUrl))
  routeEndpoints<EndpointName>(app, { ...deps, endpoints: ENDPOINTS })
  if (deps.operator) {
    const { handlers } = deps.operator
    const gate = createGate({ ...deps.operator, authenticate: deps.authenticate })
    app.use('/api/operator', gate.handle)
    routeEndpoints<keyof typeof OPERATOR_ENDPOINTS>(app, {
      ...deps,
      endpoints: OPERATOR_ENDPOINTS,
      handlers,
      callerOf: gate.callerOf,
    })
  }
  mountDocs(app)
  app.use('/api', (_request, response) => sendRefusal(response, 'not-found'))
  mountInvitations(app, deps)
  if (deps.site) app.use(deps.site.serve)
  app.use((_request, response) => sendRefusal(response, 'not-found'))
  app.use(answerFaults(deps.log, deps.noticeFault))
  return app
}
