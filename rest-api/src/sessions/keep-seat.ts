import { giveSeat, playedTonight } from '@highjinks/games/session'
import type { SessionStore } from '@highjinks/session-store'
import type { KeepSeat } from '../auth/deps.ts'
import type { History } from '../history/history.ts'
import { unavailableStoreIn } from '../stores/store-unavailable.ts'
import { findSeatByToken } from './seat-by-token.ts'

export function createKeepSeat(deps: {
  readonly sessions: Pick<SessionStore, 'read' | 'update'>
  readonly history: Pick<History, 'keep'>
  readonly now: () => number
}): KeepSeat {
  const { sessions, history, now } = deps
  return async (userId, proof) => {
    if (!proof) return
    try {
      const seat = await findSeatByToken(sessions, proof.sessionId, proof.seatToken)
      if (seat === null) return
      let played: ReturnType<typeof playedTonight> = []
      let isTheirs = false
      const outcome = await sessions.update(proof.sessionId, (session) => {
        isTheirs = session.seats.find(({ id }) => id === seat)?.userId === userId
        played = playedTonight(session, seat, now())
        return giveSeat(session, seat, userId)
      })
      // A seat that is already theirs may have games that couldn't be stored the first time
      if (!outcome.ok && !isTheirs) return
      await history.keep(played.map(({ at: playedAt, ...game }) => ({ ...game, userId, playedAt })))
    } catch (fault) {
      // The session or the records are down. The account exists anyway, and signing in again stores the games
      if (unavailableStoreIn(fault) === null) throw fault
    }
  }
}
