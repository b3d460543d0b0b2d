import { accept, IDLE_MS, type Step } from '@highjinks/protocol'
import { chairPassesAt, settleChair } from './host.ts'
import { goneBecause } from './join.ts'
import { endSession } from './room.ts'
import type { Moment, Session } from './session.ts'
import { botsAct, openTable, stirring, tickTable } from './table.ts'

/** When the clock has to look at this session again; null: never (it has ended). */
export function deadlineOf(session: Session): number | null {
  if (goneBecause(session)) return null
  const times = [
    session.startsAt,
    chairPassesAt(session),
    session.asleepSince === null ? null : session.asleepSince + IDLE_MS,
    ...tableTimes(session),
  ].filter((time) => time !== null)
  return times.length === 0 ? null : Math.min(...times)
}

function tableTimes(session: Session): (number | null)[] {
  const table = stirring(session)
  if (!table) return []
  return [table.game.deadline(table.state, session.settings), session.botsAt]
}

/** The ordinary clock change. Any process may commit it; where nothing is due it changes nothing. */
export function clock(session: Session, moment: Moment): Step<Session> {
  if (goneBecause(session)) return accept(session)
  if (session.asleepSince !== null && moment.now >= session.asleepSince + IDLE_MS) return endSession(session, 'expired')
  const started = session.startsAt !== null && moment.now >= session.startsAt ? openTable(session, moment) : session
  return accept(settleChair(tickTable(botsAct(started, moment), moment), moment.now))
}
