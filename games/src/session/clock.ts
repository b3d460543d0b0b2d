import { accept, type Step } from '@highjinks/protocol'
import { followUp } from './change.ts'
import { chairPassesAt } from './host.ts'
import { releaseUnclaimed, unclaimedEndAt } from './leaving.ts'
import { endSession } from './lifetime.ts'
import { nextDeadline } from './next.ts'
import { type ChangeContext, type Session, whyEnded } from './session.ts'
import { activeTable, moveNextBot, openTable } from './table.ts'

/** A session without connections ends after this time. */
export const IDLE_MS = 2 * 60 * 60 * 1000

/** Returns when the clock must check this session again; null for never (it has ended). */
export function deadlineOf(session: Session): number | null {
  if (whyEnded(session)) return null
  const times = [
    session.startsAt,
    nextDeadline(session),
    chairPassesAt(session),
    unclaimedEndAt(session),
    session.asleepSince === null ? null : session.asleepSince + IDLE_MS,
    ...tableTimes(session),
  ].filter((time) => time !== null)
  return times.length === 0 ? null : Math.min(...times)
}

function tableTimes(session: Session): (number | null)[] {
  const table = activeTable(session)
  if (!table) return []
  return [table.game.deadline(table.state, session.settings), session.botsAt]
}

/** Applies the ordinary clock change. Any process may commit it; if nothing is due, it changes nothing. */
export function advanceClock(session: Session, context: ChangeContext): Step<Session> {
  if (whyEnded(session)) return accept(session)
  if (session.asleepSince !== null && context.now >= session.asleepSince + IDLE_MS)
    return endSession(session, 'expired')
  const freed = releaseUnclaimed(session, context.now)
  const started = freed.startsAt !== null && context.now >= freed.startsAt ? openTable(freed, context) : freed
  return accept(followUp(moveNextBot(started, context), context))
}
