import { type Game, refuse } from '@highjinks/protocol'
import { type AuthDeps, authHandlers } from './auth/handlers.ts'
import { contactHandlers } from './contact/handlers.ts'
import { gamesHandlers } from './games/handlers.ts'
import type { Records } from './records.ts'
import { type ReportDeps, reportHandlers } from './reports/handlers.ts'
import type { Handlers } from './route.ts'

export interface HandlerDeps extends Omit<AuthDeps, 'users'> {
  readonly records: Records
  readonly catalogue: readonly Game[]
  readonly hasSession: ReportDeps['hasSession']
}

const pending = async () => refuse('unavailable')

/** Every feature's handlers, put together. */
export function createHandlers(deps: HandlerDeps): Handlers {
  return {
    ...authHandlers({ ...deps, users: deps.records.users }),
    ...gamesHandlers(deps.catalogue),
    ...contactHandlers({ ...deps, messages: deps.records.messages }),
    ...reportHandlers({ ...deps, reports: deps.records.reports }),
    simpleSession: pending,
    share: pending,
    byCode: pending,
    join: pending,
    currentChallenge: pending,
    leaderboard: pending,
    userEntry: pending,
    joinChallenge: pending,
    submitScore: pending,
    history: pending,
    favorites: pending,
    addFavorite: pending,
    removeFavorite: pending,
  }
}
