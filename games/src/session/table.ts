import { accept, MIN_PLAYERS, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import { type Game, type Kept, offerCardId, required } from '../kit/index.ts'
import type { WrittenLine } from '../kit/written-line.ts'
import { gameBySlug } from '../register.ts'
import { closeFirstBets } from './first-bet.ts'
import { beginVote } from './next.ts'
import { addToNight } from './night.ts'
import { type ChangeContext, gameContext, type Session, type SessionOffer, seatsTaken } from './session.ts'

/** The shortest and longest time a simulated player thinks. */
const BOT_PAUSE_MS = [900, 2600] as const

/** Opens the table with the players who are seated now, unless the countdown has left too few. */
export function openTable(session: Session, context: ChangeContext): Session {
  const game = required(gameBySlug(session.slug))
  if (seatsTaken(session).length < MIN_PLAYERS) return { ...session, status: 'lobby', startsAt: null }
  const state = game.setup(lentTo(session), gameContext(session, context, 'clock'))
  const opened: Session = {
    ...closeFirstBets(session),
    status: 'playing',
    startsAt: null,
    games: session.games + 1,
    cue: session.cue + 1,
    balcony: null,
    pausedAt: null,
    // The session's sleep before this table doesn't count for it.
    asleepSince: session.asleepSince === null ? null : context.now,
  }
  return withTableState(opened, game, game.recall(state, lentTo(session)), state, context)
}

interface OpenTable {
  readonly game: Game
  readonly state: unknown
}

/** A session never changes, and every rule and screen asks for its table, so it's only built once. */
const tables = new WeakMap<Session, OpenTable>()

/** Returns the game on the table, running or finished, with the session's seen cards. */
export function tableOf(session: Session): OpenTable | null {
  const known = tables.get(session)
  if (known) return known
  const { table } = session
  const game = table ? gameBySlug(table.slug) : null
  if (!table || !game) return null
  const found = { game, state: game.recall(table.state, lentTo(session)) }
  tables.set(session, found)
  return found
}

function lentTo(session: Session): Kept {
  return { used: seenCards(session), written: session.written }
}

/** Oldest first: cards seen before tonight, then tonight's. */
function seenCards({ seenBefore, used }: Session): readonly string[] {
  if (seenBefore.length === 0) return used
  const tonight = new Set(used)
  return [...seenBefore.filter((id) => !tonight.has(id)), ...used]
}

/** Returns what was dealt tonight: deals add at the end, after whatever was there before. */
function dealtTonight({ seenBefore, used }: Session, seen: readonly string[]): string[] {
  if (seenBefore.length === 0) return [...seen]
  const tonight = new Set(used)
  const ages = new Map(seenBefore.filter((id) => !tonight.has(id)).map((id, i) => [id, i]))
  let latest = -1
  const first = seen.findIndex((id) => {
    const age = ages.get(id) ?? -1
    if (age <= latest) return true
    latest = age
    return false
  })
  return first < 0 ? [] : seen.slice(first)
}

/** Returns the players of the game on the table, including those who left it. */
export function playersOf(session: Session): readonly PlayerId[] {
  const table = tableOf(session)
  return table ? table.game.players(table.state) : []
}

/** Returns the running game, if there is one. */
export function runningTable(session: Session): OpenTable | null {
  return session.status === 'playing' ? tableOf(session) : null
}

/** Returns the running game if its clocks run: it isn't paused, and someone is there. */
export function activeTable(session: Session): ReturnType<typeof runningTable> {
  return session.pausedAt === null && session.asleepSince === null ? runningTable(session) : null
}

export function makeMove(session: Session, by: PlayerId, move: unknown, context: ChangeContext): Step<Session> {
  const table = runningTable(session)
  if (!table) return refuse('not-started')
  if (session.pausedAt !== null) return refuse('paused')
  const step = table.game.move(table.state, move, gameContext(session, context, by))
  return step.ok ? accept(withTableState(session, table.game, table.state, step.state, context)) : step
}

export function skipPhase(session: Session, by: PlayerId, context: ChangeContext): Step<Session> {
  const table = runningTable(session)
  if (!table) return refuse('not-started')
  if (session.pausedAt !== null) return refuse('paused')
  const step = table.game.skip(table.state, gameContext(session, context, by), by === session.hostId)
  return step.ok ? accept(withTableState(session, table.game, table.state, step.state, context)) : step
}

/** Replaces a card that its author withdrew, wherever it is on the table. */
export function redealCard(session: Session, cardId: string, context: ChangeContext): Session {
  const table = runningTable(session)
  if (!table) return session
  const state = table.game.redeal(table.state, cardId, gameContext(session, context, 'clock'))
  return state === table.state ? session : withTableState(session, table.game, table.state, state, context)
}

/** Called when time has passed, or someone came or went. Returns the same session if the table has nothing to do. */
export function tickTable(session: Session, context: ChangeContext): Session {
  const table = activeTable(session)
  if (!table) return session
  const state = table.game.tick(table.state, gameContext(session, context, 'clock'))
  return state === table.state ? session : withTableState(session, table.game, table.state, state, context)
}

/** Simulated players act one after the other, after a human pause. */
export function moveNextBot(session: Session, context: ChangeContext): Session {
  const table = activeTable(session)
  if (!table || session.botsAt === null || context.now < session.botsAt) return session
  for (const bot of seatsTaken(session).filter((one) => one.isBot)) {
    const move = table.game.simulate(table.state, bot.id, context.random)
    if (move === null) continue
    const step = table.game.move(table.state, move, gameContext(session, context, bot.id))
    if (step.ok) return withTableState({ ...session, botsAt: null }, table.game, table.state, step.state, context)
  }
  return { ...session, botsAt: null }
}

/** Moves all clocks of the table as if no time had passed. */
export function shiftTable(session: Session, milliseconds: number): Session {
  const table = runningTable(session)
  // A clock that was set back gives nothing and takes nothing.
  if (!table || milliseconds <= 0) return session
  const botsAt = session.botsAt === null ? null : session.botsAt + milliseconds
  return {
    ...session,
    botsAt,
    table: storedTable(session.table, table.game, table.game.shift(table.state, milliseconds)),
  }
}

/**
 * Stores the table without the seen cards and written lines, which the session keeps, and with any fields of newer
 * versions.
 */
function storedTable(before: Session['table'], game: Game, state: unknown): Session['table'] {
  const stored = { slug: game.about.slug, rules: game.rules, state: game.recall(state, { used: [], written: [] }) }
  return { ...before, ...stored }
}

/** Notes in which game of tonight each new line was written. */
function datedTonight({ games }: Session, written: readonly WrittenLine[]): Session['written'] {
  return written.map((line) => (line.game === undefined ? { ...line, game: games } : line))
}

/**
 * The only place that raises the cue: what a move was made for is no longer on the table. `before` is the state to
 * which the session lent its lists.
 */
function withTableState(
  session: Session,
  game: Game,
  before: unknown,
  state: unknown,
  context: ChangeContext,
): Session {
  const [lent, kept] = [game.kept(before), game.kept(state)]
  const next: Session = {
    ...session,
    table: storedTable(session.table, game, state),
    cue: game.cue(before) === game.cue(state) ? session.cue : session.cue + 1,
    // Most moves deal and write nothing, so the lists stay identical for comparison by identity
    used: kept.used === lent.used ? session.used : dealtTonight(session, kept.used),
    written: kept.written === lent.written ? session.written : datedTonight(session, kept.written),
    ...(game.signed(before) === game.signed(state) ? {} : signedCards(session, game.signed(state))),
    status: game.isOver(state) ? 'over' : session.status,
  }
  if (game.isOver(state)) {
    return beginVote(addToNight({ ...next, botsAt: null, pausedAt: null }, game, state, context), context)
  }
  return { ...next, botsAt: next.botsAt ?? nextBotTime(next, game, state, context) }
}

/** Marks the own cards that this table has played. */
function signedCards(
  { offers, cards, crewCards }: Session,
  played: readonly string[],
): Pick<Session, 'offers' | 'cards' | 'crewCards'> {
  const sign = <One extends SessionOffer>(one: One) =>
    played.includes(offerCardId(one.id)) ? { ...one, isSigned: true } : one
  return { offers: offers.map(sign), cards: cards.map(sign), crewCards: crewCards.map(sign) }
}

function nextBotTime(session: Session, game: Game, state: unknown, context: ChangeContext): number | null {
  // Probing must not use up the session's chance, or a retry would lead to a different evening.
  const owes = seatsTaken(session).some((one) => one.isBot && game.simulate(state, one.id, () => 0.5) !== null)
  const [least, most] = BOT_PAUSE_MS
  return owes ? context.now + least + Math.floor(context.random() * (most - least)) : null
}
