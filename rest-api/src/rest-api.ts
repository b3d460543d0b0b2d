import {
  addressKey,
  clientAddress,
  createBuckets,
  createGuesses,
  type Environment,
  type Guesses,
  type Log,
  type Metrics,
  nameOfBuild,
  type RateLimitStores,
  type Readiness,
  readBuild,
  type Watchdog,
  watchStores,
} from '@highjinks/platform'
import type { Game } from '@highjinks/protocol'
import type { SessionStore } from '@highjinks/session-store'
import type { Express } from 'express'
import { createAuthenticate } from './accounts/authenticate.ts'
import { createIsOperator } from './accounts/is-operator.ts'
import { callerOf, createTokens } from './accounts/tokens.ts'
import { createApp } from './app.ts'
import { createWriteAudit } from './audit-log/audit-log.ts'
import { createMarks, hasSignedIn } from './auth/known-addresses.ts'
import { createMakeLink } from './auth/link-maker.ts'
import { createPasswords } from './auth/passwords.ts'
import { loadOrCreateSecret } from './auth/secret.ts'
import type { Backups } from './backups/backups.ts'
import { createCrewHead } from './crews/crew-head.ts'
import { BOTS_IN_A_ROOM, closeForDemo } from './demo.ts'
import { createHandlers } from './handlers.ts'
import { tellLive } from './live-figures.ts'
import { operatorAddress } from './mail/emails.ts'
import { createMail } from './mail/mail.ts'
import { openRepositories } from './open-repositories.ts'
import { createOperatorHandlers } from './operator/handlers.ts'
import { startRounds } from './outbox/background-jobs.ts'
import { createProvider } from './provider/provider.ts'
import { createRateLimits } from './rate-limits.ts'
import { createWebhook } from './reports/webhook.ts'
import type { AddressOf } from './route.ts'
import { createInvite, INVITATIONS } from './sessions/invitation.ts'
import type { Site } from './sessions/invitations.ts'
import { createLookUp } from './sessions/look-up.ts'
import { findSeatByToken } from './sessions/seat-by-token.ts'
import { createMakeRoom } from './sessions/unvisited.ts'

/** The time for emails in progress when the server stops. */
const MAIL_MS = 2000

export interface RestApiDeps {
  readonly environment: Environment
  readonly catalogue: readonly Game[]
  readonly sessions: SessionStore
  readonly log: Log
  readonly metrics: Metrics
  readonly watchdog: Pick<Watchdog, 'during'>
  readonly rateLimitStores: RateLimitStores
  /** Shared with everything else in this process that takes codes. */
  readonly guesses?: Guesses
  readonly now: () => number
  readonly newId: () => string
  /** Answers everything else: the web client, if the same process serves it. */
  readonly site?: Site
}

export interface RestApi {
  readonly app: Express
  /** The source of `/readyz`. */
  readonly readiness: Pick<Readiness, 'unavailableStores'>
  /** Null with MongoDB, which has its own backups. */
  readonly backups: Backups | null
  /** Returns a link that makes the account that opens it the first operator; null if there is one. */
  readonly firstOperatorLink: (origin: string) => Promise<string | null>
  /** Makes `/readyz` fail; everything else goes on. */
  readonly leave: () => void
  /** Called after the last call was answered. */
  readonly close: () => Promise<void>
}

/** Creates the server and its stores as the environment asks. */
export async function createRestApi(deps: RestApiDeps): Promise<RestApi> {
  const { environment, log, metrics, now, newId, sessions, catalogue } = deps
  const { records, backups, check, notice, close } = await openRepositories(environment, log, now)
  const signingKey = environment.jwtSecret ?? loadOrCreateSecret(environment.dataDir, 'jwt-secret')
  const tokens = createTokens(signingKey, now)
  const markPlace = createMarks(signingKey)
  const build = readBuild(environment.commit)
  const operatorToken = environment.isDemo ? null : operatorTokenIn(environment)
  const passwords = await createPasswords()
  const readiness = watchStores({ ...check, sessions: () => sessions.ping() }, log)
  const addressOf: AddressOf = (request) => addressKey(clientAddress(request, environment.trustedProxies))
  const mail = environment.mail ? createMail(environment.mail, log) : null
  const provider =
    environment.provider && environment.publicUrl
      ? createProvider(environment.provider, environment.publicUrl, log, now)
      : null
  const outgoingMail = mail && environment.publicUrl ? { mail, origin: environment.publicUrl } : null
  tellLive(metrics, sessions.presence, now)
  const guesses = deps.guesses ?? createGuesses(deps.rateLimitStores)
  const isOperator = createIsOperator(environment.operators)
  const operatorHandlers = createOperatorHandlers({
    named: environment.operators,
    isOperator,
    passwords,
    records,
    backups,
    mail,
    sessions,
    catalogue,
    build,
    startedAt: now(),
    connections: () => socketsIn(metrics),
    now,
    newId,
  })
  const handlers = createHandlers({
    records,
    tokens,
    markPlace,
    passwords,
    mail,
    provider,
    isOperator,
    catalogue,
    sessions,
    markOf: (address) => markPlace('seat', address),
    makeRoom: environment.rateLimits ? createMakeRoom(sessions) : async () => undefined,
    bots: environment.isDemo ? BOTS_IN_A_ROOM : 0,
    contact: {
      ...environment.contact,
      email: environment.contact.email ?? null,
      version: nameOfBuild(build),
      mail: mail !== null,
      provider: provider && { name: provider.name, host: provider.host },
    },
    tellOfReport: environment.reportWebhook
      ? createWebhook(environment.reportWebhook, log, nameOfBuild(build))
      : () => undefined,
    now,
    newId,
  })
  const heads = {
    houseName: environment.houseName,
    buckets: environment.rateLimits ? createBuckets(INVITATIONS) : null,
    begin: environment.rateLimits
      ? (address: string) => guesses.begin(address, false)
      : async () => async () => undefined,
    log,
  }
  const app = createApp({
    handlers: environment.isDemo ? closeForDemo(handlers) : handlers,
    operator: environment.isDemo
      ? null
      : {
          token: operatorToken,
          handlers: operatorHandlers,
          isOperator,
        },
    build,
    authenticate: createAuthenticate({ tokens, users: records.users }),
    rateLimits: environment.rateLimits
      ? createRateLimits({
          addressOf,
          isOwner: (email, address) => hasSignedIn(records, markPlace, email, address),
          callerOf: (request) => callerOf(request, tokens),
          seatOf: (id, token) => findSeatByToken(sessions, id, token),
          guesses,
          log,
          rateLimitStores: deps.rateLimitStores,
        })
      : () => [],
    addressOf,
    invite: createInvite({ ...heads, byCode: createLookUp({ sessions, catalogue }).byCode }),
    crewHead: createCrewHead({ ...heads, crews: records.crews }),
    watchdog: deps.watchdog,
    readiness,
    noticeFault: notice,
    log,
    metrics,
    publicUrl: environment.publicUrl,
    metricsToken: environment.metricsToken,
    trustedProxies: environment.trustedProxies,
    site: deps.site,
  })
  const stopRounds = startRounds({ records, outgoingMail, outbox: sessions.outbox, catalogue, log, now, newId })
  return {
    app,
    readiness,
    backups,
    async firstOperatorLink(origin) {
      if (environment.isDemo || environment.operators.length > 0 || (await records.users.operators()).length > 0)
        return null
      const writeAudit = createWriteAudit({ auditLog: records.auditLog, now, newId })
      await writeAudit(null, { what: 'operator link', about: 'house', note: 'at the start' })
      return operatorAddress(origin, await createMakeLink(records.links, now)('operator', null))
    },
    leave: readiness.leave,
    async close() {
      await readiness.stop()
      await stopRounds()
      await mail?.close(MAIL_MS)
      await close()
    },
  }
}

/** Creates a token in the data folder, which every embedded server has; several servers need the same token set. */
function operatorTokenIn({ operatorToken, mongoUrl, jwtSecret, dataDir }: Environment): string | null {
  if (operatorToken !== undefined) return operatorToken
  const keepsFiles = mongoUrl === undefined || jwtSecret === undefined
  return keepsFiles ? loadOrCreateSecret(dataDir, 'operator-token') : null
}

/** Reads this process's count of sockets, if it has any. */
async function socketsIn(metrics: Metrics): Promise<number | null> {
  const found = await metrics.getSingleMetric('highjinks_sockets')?.get()
  return found?.values[0]?.value ?? null
}
