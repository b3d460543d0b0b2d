import type { Game } from '@highjinks/protocol'
import type { SessionStore } from '@highjinks/session-store'
import { createWriteAudit } from './audit-log/audit-log.ts'
import type { AuthDeps } from './auth/deps.ts'
import { authHandlers } from './auth/handlers.ts'
import { createNoteOperator } from './auth/note-operator.ts'
import { createWhyBanned } from './bans/why-banned.ts'
import { challengeHandlers } from './challenges/handlers.ts'
import { type ContactDeps, contactHandlers } from './contact/handlers.ts'
import { crashHandlers } from './crashes/handlers.ts'
import { crewCardHandlers } from './crews/card-handlers.ts'
import { crewHandlers } from './crews/handlers.ts'
import { favoritesHandlers } from './favorites/handlers.ts'
import { gamesHandlers } from './games/handlers.ts'
import { historyHandlers } from './history/handlers.ts'
import { myDataHandlers } from './my-data/handlers.ts'
import { providerHandlers } from './provider/handlers.ts'
import type { Provider } from './provider/provider.ts'
import { type ReportDeps, reportHandlers } from './reports/handlers.ts'
import type { Repositories } from './repositories.ts'
import type { Handlers } from './route.ts'
import { type SessionDeps, sessionHandlers } from './sessions/handlers.ts'
import { createKeepSeat } from './sessions/keep-seat.ts'
import { tvHandlers } from './tv/handlers.ts'

type MadeHere = 'users' | 'links' | 'tickets' | 'places' | 'serverSettings' | 'keepSeat' | 'noteOperator' | 'writeAudit'
export interface HandlerDeps extends Omit<AuthDeps, MadeHere> {
  /** Null if people can only sign in with a password. */
  readonly provider: Provider | null
  readonly records: Repositories
  readonly catalogue: readonly Game[]
  readonly tellOfReport: ReportDeps['tellOfReport']
  readonly sessions: SessionDeps['sessions'] & Pick<SessionStore, 'cardsAside'>
  readonly markOf: SessionDeps['markOf']
  readonly makeRoom: SessionDeps['makeRoom']
  readonly bots?: SessionDeps['bots']
  readonly contact: ContactDeps['site']
}

/** Creates the handlers of all features. */
export function createHandlers(deps: HandlerDeps): Handlers {
  const keepSeat = createKeepSeat({ ...deps, history: deps.records.history })
  const writeAudit = createWriteAudit({ ...deps, auditLog: deps.records.auditLog })
  const noteOperator = createNoteOperator({ ...deps, writeAudit })
  const auth: AuthDeps = { ...deps, ...deps.records, keepSeat, noteOperator, writeAudit }
  const whyBanned = createWhyBanned(deps.records.bans, deps.contact.email, deps.now)
  return {
    ...authHandlers(auth),
    ...providerHandlers({ ...auth, provider: deps.provider }),
    ...myDataHandlers({ ...deps, noteOperator }),
    ...gamesHandlers(deps),
    ...contactHandlers({ ...deps, messages: deps.records.messages, site: deps.contact }),
    ...reportHandlers({ ...deps, reports: deps.records.reports }),
    ...crashHandlers({ ...deps, crashes: deps.records.crashes }),
    ...sessionHandlers({ ...deps, whyBanned }),
    ...crewHandlers({ ...deps, crews: deps.records.crews, crewCards: deps.records.crewCards, whyBanned }),
    ...crewCardHandlers({ ...deps, crews: deps.records.crews, crewCards: deps.records.crewCards }),
    ...tvHandlers({ ...deps, tvs: deps.records.tvs }),
    ...challengeHandlers({ ...deps, ...deps.records }),
    ...historyHandlers({ ...deps, history: deps.records.history }),
    ...favoritesHandlers({ ...deps, favorites: deps.records.favorites }),
  }
}
