import type { PlayerId, SessionView, TableFrame } from '@highjinks/protocol'
import { awardsInTurn, stepTimes } from '../podium/podium-timeline.ts'
import { type Memory, NO_MEMORY } from './memory/memory.ts'
import { echoes, recollections } from './memory/recollections.ts'
import { scoreOccasions } from './score-occasions.ts'
import type { JesterScript, Occasion } from './script.ts'

/** The server builds a slug's table with that game's own view, which is what its script reads. */
export type AnyScript = JesterScript<TableFrame>

/** Returns whether it's no news, only another way to say something he has already explained. */
function isAgain({ of }: Occasion): boolean {
  return of.endsWith('.again')
}

/** Returns whether he can leave it out. */
export function isChatter(occasion: Occasion): boolean {
  return isAgain(occasion) || occasion.of === 'last-one'
}

/** Returns whether the phase shows something rather than asking for it. He then speaks of nothing else. */
function isTelling(table: TableFrame, script: AnyScript | null): boolean {
  return table.waiting.length + table.welcome.length === 0 || (script?.tellsFor?.(table) ?? 0) > 0
}

/** Returns whether his punch line is due, which is never during a performance. */
export function isShowing(table: TableFrame, script: AnyScript | null): boolean {
  return isTelling(table, script) && !script?.isMute?.(table)
}

/** Returns whether there's room for a line off the subject. */
export function isIdle(table: TableFrame | null, script: AnyScript | null): boolean {
  return !table || (!table.paused && !isTelling(table, script))
}

/** Returns the events between two views that are worth a word, most important first. */
export function occasionsBetween(
  before: SessionView | null,
  now: SessionView,
  script: AnyScript | null,
  memory: Memory = NO_MEMORY,
): readonly Occasion[] {
  const isSameRoom = before?.session.id === now.session.id
  const last = isSameRoom ? before : null
  const { status } = now.session
  if (status === 'lobby') return lobbyOccasions(last, now)
  if (status === 'starting') return last?.session.status === 'starting' ? [] : [...championOf(now), { of: 'starting' }]
  if (!now.table) return []
  return status === 'over' ? overOccasions(last, now.table) : playOccasions(last, now, now.table, script, memory)
}

function lobbyOccasions(last: SessionView | null, now: SessionView): readonly Occasion[] {
  if (!last) return now.players.length > 0 ? [{ of: 'lobby' }] : [{ of: 'empty' }]
  const isPickedNow = last.session.slug !== now.session.slug || last.session.status !== 'lobby'
  return [...entryOccasions(last, now), ...(isPickedNow ? [{ of: 'lobby' }] : [])]
}

/** Names the only winner of the last game as the one to beat. */
function championOf({ session }: SessionView): readonly Occasion[] {
  const [winner, other] = session.night.at(-1)?.places.filter(({ place }) => place === 1) ?? []
  return winner && !other ? [{ of: 'starting.champion', name: winner.id }] : []
}

/** Returns arrivals and departures. */
function entryOccasions(last: SessionView, now: SessionView): readonly Occasion[] {
  const isPlaying = now.session.status === 'playing'
  const came = now.players.filter(({ id }) => !last.players.some((one) => one.id === id))
  const gone = last.players.filter(({ id }) => !now.players.some((one) => one.id === id))
  const [newcomer] = came
  if (newcomer) {
    if (newcomer.isBot) return [{ of: 'arrive.bot', name: newcomer.id }]
    if (isPlaying) return [{ of: 'arrive.late', name: newcomer.id }]
    if (last.players.length === 0) return [{ of: 'arrive.first', name: newcomer.id }]
    const count = now.players.length
    return [...(count === 8 ? [{ of: 'full' }] : []), { of: 'arrive', name: newcomer.id, count, mood: 'laughs' }]
  }
  return gone.some((one) => !one.isBot) ? [{ of: 'leave' }] : []
}

function playOccasions(
  last: SessionView | null,
  now: SessionView,
  table: TableFrame,
  script: AnyScript | null,
  memory: Memory,
): readonly Occasion[] {
  const lastTable = last?.session.status === 'playing' && last.session.slug === now.session.slug ? last.table : null
  if (table.paused) return lastTable && !lastTable.paused ? [{ of: 'pause', mood: 'yawns' }] : []
  if (lastTable?.paused) return isTelling(table, script) ? [] : [{ of: 'resume' }]
  if (lastTable && isSamePhase(lastTable, table))
    return withinPhase(lastTable, table, isIdle(table, script) ? last : null, now)
  const isBolder = last !== null && now.session.heat.level > last.session.heat.level
  const about = { name: table.turn, count: table.seats.length }
  const news = script?.news(table, lastTable) ?? []
  const fresh = news.filter((occasion) => !isAgain(occasion))
  const told = script?.tellsFor?.(table) ?? 0
  const aside: readonly Occasion[] = [
    ...(lastTable && table.round > lastTable.round ? roundOccasions(table) : []),
    ...(isBolder ? [{ of: 'heat' }] : []),
  ]
  return [
    ...(isTelling(table, script) ? echoes(memory, fresh) : []),
    ...fresh,
    ...(isTelling(table, script)
      ? scoreOccasions(lastTable, table)
      : [...aside, ...recollections(memory, now, table, script)]),
    { of: table.phase, ...about },
    ...[...news.filter(isAgain), { of: `${table.phase}.again`, ...about }].map((one) => ({ ...one, after: told })),
    ...(isShowing(table, script) ? [{ of: 'climax', after: outAfter(news, told) }] : []),
  ]
}

/** Every result is out by then, also one that no line knows. */
const SHOWN_MS = 2600

function outAfter(news: readonly Occasion[], told: number): number {
  return Math.max(SHOWN_MS, told, ...news.map(({ after = 0 }) => after))
}

/**
 * Returns whether two tables show the same phase. A pause moves a phase's start, and so does another card. Only where
 * no one is asked for anything does the start tell two phases apart.
 */
export function isSamePhase(one: TableFrame, other: TableFrame): boolean {
  if (one.phase !== other.phase || one.round !== other.round || one.turn !== other.turn) return false
  return one.since === other.since || one.paused || other.paused || other.waiting.length > 0
}

/** Reports that someone is late, or that everyone waits for one player. */
function withinPhase(
  last: TableFrame,
  table: TableFrame,
  before: SessionView | null,
  now: SessionView,
): readonly Occasion[] {
  if (table.overdue && !last.overdue) return overdueOccasions(table.waiting)
  const [only] = table.waiting
  const isLastOne = last.waiting.length > 1 && table.waiting.length === 1 && table.seats.length > 2
  if (isLastOne && only !== undefined) {
    const about = { name: only, mood: 'listens' } as const
    return [
      { of: `${table.phase}.last`, ...about },
      { of: 'last-one', ...about },
    ]
  }
  return [...pace(last, table), ...(before ? entryOccasions(before, now) : [])]
}

/** Reports the first to finish and the last one left, in a phase that is long enough and has lines for it. */
function pace(last: TableFrame, { phase, waiting, seats }: TableFrame): readonly Occasion[] {
  const finished = last.waiting.find((id) => !waiting.includes(id))
  const [slowest] = waiting
  if (finished === undefined || slowest === undefined) return []
  if (last.waiting.length === seats.length) return [{ of: `${phase}.first`, name: finished, mood: 'laughs' }]
  return waiting.length * 2 <= seats.length ? [{ of: `${phase}.slow`, name: slowest, mood: 'listens' }] : []
}

function overdueOccasions(waiting: readonly PlayerId[]): readonly Occasion[] {
  const [only] = waiting
  return waiting.length === 1 && only !== undefined
    ? [{ of: 'overdue', name: only, mood: 'shocked' }]
    : [{ of: 'overdue.several', names: waiting, mood: 'shocked' }]
}

function roundOccasions({ round, rounds }: TableFrame): readonly Occasion[] {
  if (rounds < 3) return []
  if (round === rounds) return [{ of: 'round.last' }]
  // Matches the progress bar: turn three of four isn't half, and no turn of three is.
  return rounds > 3 && round > 1 && round === Math.ceil(rounds / 2) ? [{ of: 'round.half' }] : []
}

/** Comes after the name has shown for a moment. */
const WINNER_AFTER_MS = 600

function overOccasions(last: SessionView | null, table: TableFrame): readonly Occasion[] {
  // A screen that opens at the podium has missed the speech.
  if (last?.session.status === 'over') return []
  const winners = table.standings.filter(({ place }) => place === 1).map(({ id }) => id)
  const [winner] = winners
  if (winner === undefined) return []
  const [first = 0] = stepTimes(table, 'first')
  const after = first + WINNER_AFTER_MS
  return winners.length > 1
    ? [{ of: 'over.tie', names: winners, mood: 'shocked', after }]
    : [...marginOf(table.standings, after), { of: 'over.winner', name: winner, mood: 'claps', after }]
}

/** Shares of the winner's points: up to this is a whisker, from this on a parade. */
const WHISKER = 0.08
const PARADE = 0.4

function marginOf(standings: TableFrame['standings'], after: number): readonly Occasion[] {
  const [first, second] = standings.toSorted((a, b) => a.place - b.place)
  if (!first || !second || first.score <= 0) return []
  const margin = (first.score - second.score) / first.score
  const about = { name: first.id, other: second.id, mood: 'claps', after } as const
  if (margin > PARADE) return [{ of: 'over.far', ...about }]
  return margin < WHISKER ? [{ of: 'over.close', ...about }] : []
}

/** Gives everyone a word after the winner: the awards, from last place up. */
export function awardOccasions(table: TableFrame): readonly (Occasion & { readonly after: number })[] {
  const times = stepTimes(table, 'award')
  return awardsInTurn(table).map(({ id, title }, i) => ({
    of: 'award',
    name: id,
    title,
    mood: 'claps' as const,
    after: times[i] ?? 0,
  }))
}
