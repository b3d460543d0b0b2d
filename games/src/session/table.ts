import { accept, MIN_PLAYERS, type PlayerId, refuse, START_DELAY_MS, type Step } from '@highjinks/protocol'
import type { Game } from '../kit/index.ts'
import { gameBySlug } from '../register.ts'
import { gameContext, type Moment, type Session, seated } from './session.ts'

/** The shortest and longest time a simulated player takes to make up its mind. */
const BOT_PAUSE_MS = [900, 2600] as const

/** The countdown that every screen shows before the table opens at one server time. */
export function startCountdown(session: Session, moment: Moment): Step<Session> {
  if (session.status === 'starting' || session.status === 'playing') return refuse('already-started')
  if (seated(session).length < MIN_PLAYERS) return refuse('too-few')
  return accept({ ...session, status: 'starting', startsAt: moment.now + START_DELAY_MS, table: null, pausedAt: null })
}

/** The table opens with those who are seated now; when the countdown has left too few, it does not. */
export function openTable(session: Session, moment: Moment): Session {
  const game = gameBySlug(session.slug)
  if (!game) return session
  if (seated(session).length < MIN_PLAYERS) return { ...session, status: 'lobby', startsAt: null }
  const state = game.setup(session.used, gameContext(session, moment, 'clock'))
  const opened: Session = {
    ...session,
    status: 'playing',
    startsAt: null,
    games: session.games + 1,
    table: { slug: session.slug, state },
    pausedAt: null,
    // Nothing of this table was missed while the room slept before it.
    asleepSince: session.asleepSince === null ? null : moment.now,
  }
  return afterTable(opened, game, state, moment)
}

/** The running game, if one is. */
export function running(session: Session): { readonly game: Game; readonly state: unknown } | null {
  const game = session.table && session.status === 'playing' ? gameBySlug(session.table.slug) : null
  return game && session.table ? { game, state: session.table.state } : null
}

/** The running game whose clocks run: nobody has paused it, and somebody is there. */
export function stirring(session: Session): ReturnType<typeof running> {
  return session.pausedAt === null && session.asleepSince === null ? running(session) : null
}

export function makeMove(session: Session, by: PlayerId, move: unknown, moment: Moment): Step<Session> {
  const table = running(session)
  if (!table) return refuse('not-started')
  if (session.pausedAt !== null) return refuse('paused')
  const step = table.game.move(table.state, move, gameContext(session, moment, by))
  return step.ok ? accept(afterTable(session, table.game, step.state, moment)) : step
}

export function skipPhase(session: Session, by: PlayerId, moment: Moment): Step<Session> {
  const table = running(session)
  if (!table) return refuse('not-started')
  if (session.pausedAt !== null) return refuse('paused')
  const step = table.game.skip(table.state, gameContext(session, moment, by), by === session.hostId)
  return step.ok ? accept(afterTable(session, table.game, step.state, moment)) : step
}

/** Time passed, or somebody came or went. The same session when the table has nothing to do. */
export function tickTable(session: Session, moment: Moment): Session {
  const table = stirring(session)
  if (!table) return session
  const state = table.game.tick(table.state, gameContext(session, moment, 'clock'))
  return state === table.state ? session : afterTable(session, table.game, state, moment)
}

/** Simulated players act one after the other, after a human pause. */
export function botsAct(session: Session, moment: Moment): Session {
  const table = stirring(session)
  if (!table || session.botsAt === null || moment.now < session.botsAt) return session
  for (const bot of seated(session).filter((one) => one.isBot)) {
    const move = table.game.simulate(table.state, bot.id, moment.random)
    if (move === null) continue
    const step = table.game.move(table.state, move, gameContext(session, moment, bot.id))
    if (step.ok) return afterTable({ ...session, botsAt: null }, table.game, step.state, moment)
  }
  return { ...session, botsAt: null }
}

/** All clocks of the table run on as if the time between had not passed. */
export function shiftTable(session: Session, milliseconds: number): Session {
  const table = running(session)
  if (!table) return session
  const botsAt = session.botsAt === null ? null : session.botsAt + milliseconds
  return {
    ...session,
    botsAt,
    table: { slug: table.game.about.slug, state: table.game.shift(table.state, milliseconds) },
  }
}

function afterTable(session: Session, game: Game, state: unknown, moment: Moment): Session {
  const next: Session = {
    ...session,
    table: { slug: game.about.slug, state },
    used: [...game.used(state)],
    status: game.isOver(state) ? 'over' : session.status,
  }
  if (game.isOver(state)) return { ...next, botsAt: null, pausedAt: null }
  return { ...next, botsAt: next.botsAt ?? botsDue(next, game, state, moment) }
}

function botsDue(session: Session, game: Game, state: unknown, moment: Moment): number | null {
  // Probing must not use up the session's chance, or a retry would see another evening.
  const owes = seated(session).some((one) => one.isBot && game.simulate(state, one.id, () => 0.5) !== null)
  const [least, most] = BOT_PAUSE_MS
  return owes ? moment.now + least + Math.floor(moment.random() * (most - least)) : null
}
