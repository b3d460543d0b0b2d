import { whyEnded } from '@highjinks/games/session'
import { accept, type Game, type Reply, refuse, type SessionId, type Step } from '@highjinks/protocol'
import type { SessionStore } from '@highjinks/session-store'
import { presentSession } from './present.ts'

export interface LookUpDeps {
  readonly sessions: Pick<SessionStore, 'find' | 'now' | 'read'>
  readonly catalogue: readonly Game[]
}

export interface LookUp {
  readonly byCode: (code: string) => Promise<Step<Reply<'byCode'>>>
  readonly byId: (id: SessionId | null) => Promise<Step<Reply<'byCode'>>>
}

/** Looks up what anyone may see of a session, unless it has ended. */
export function createLookUp({ sessions, catalogue }: LookUpDeps): LookUp {
  const byId: LookUp['byId'] = async (id) => {
    const stored = id === null ? null : await sessions.read(id)
    if (!stored) return refuse('session-not-found')
    const gone = whyEnded(stored.session)
    if (gone) return refuse(gone)
    const game = catalogue.find((one) => one.id === stored.session.gameId)
    return game ? accept(presentSession(stored.session, game, sessions.now())) : refuse('session-not-found')
  }
  return { byId, byCode: async (code) => byId(await sessions.find(code)) }
}
