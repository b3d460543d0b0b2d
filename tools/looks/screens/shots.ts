import { seeded } from '@highjinks/games'
import { advanceClock, deadlineOf, decideCommand, type Session, view } from '@highjinks/games/session'
import { simulatedMove } from '@highjinks/games/testing'
import { type Intent, nameKey, type PlayerId } from '@highjinks/protocol'

/** Something new on every screen: the session before and after, its time, and its name. */
export interface Shot {
  readonly name: string
  readonly before: Session
  readonly after: Session
  readonly at: number
  /** Whether the shot begins a phase. If not, it shows one in which people have acted. */
  readonly isEntry: boolean
  /** The length of its phase; null without a clock. */
  readonly length: number | null
}

/** The seed that reproduces a shot: the same seed gives the same evening, whenever it begins. */
export interface Spot {
  readonly name: string
  readonly phase: string
  readonly isEntry: boolean
  /** Whether the game is waiting for someone while a clock runs. */
  readonly isAsked: boolean
  readonly seed: number
  readonly index: number
  /** Counted from the start of the evening. */
  readonly at: number
}

/** Phases that show something step by step. In all others, everything new appears at once and stays. */
export const TOLD: ReadonlySet<string> = new Set(
  'argue ask choose curtain deal favorite finale fingers gallery heard keep lap lines present reveal roll score tell turning verdict vote watch'.split(
    ' ',
  ),
)

/** The shot in which a game is shown paused. */
export const PAUSED = 2

const EVENINGS = 16
/** The time people think before they act. */
const THINK_MS = 800
const STEPS_MOST = 4000
/** Tells one picture of a phase from another: the first of these words that appears in its view. */
const VARIANTS: Readonly<Record<string, readonly string[]>> = {
  turning: ['segment'],
  pick: ['segment'],
  resolve: ['segment'],
  score: ['verdict', 'segment'],
  reveal: ['verdict'],
}

/** The length of a list also tells pictures apart, because its neighbors must fit whether it's short or long. */
const COUNTED: Readonly<Record<string, string>> = { spin: 'houseRules' }

/**
 * Finds every phase of a game and every outcome once, on the host's turn if there is such a shot. Takes the first one
 * it finds, or with `isLongest` the one with the most text in any evening.
 */
export function findShots(base: Session, people: readonly PlayerId[], isLongest = false): readonly Spot[] {
  const found = new Map<string, Spot & { readonly isOurs: boolean; readonly length: number }>()
  for (let seed = 1; seed <= EVENINGS; seed++) {
    for (const [index, shot] of [...playEvening(base, people, { seed, began: 0 })].entries()) {
      const { name, after, at, isEntry } = shot
      const phase = view(after).table?.phase ?? ''
      const turn = view(after).table?.turn ?? null
      const isAsked = shot.length !== null && (view(after).table?.waiting.length ?? 0) > 0
      const isOurs = turn === null || turn === people[0]
      const length = isLongest ? JSON.stringify(view(after).table).length : 0
      const known = found.get(name)
      const isBetter = isOurs === known?.isOurs ? length > known.length : isOurs
      if (!known || isBetter) found.set(name, { name, phase, isEntry, isAsked, seed, index, at, isOurs, length })
    }
  }
  const order = [...found.values()].sort((a, b) => a.seed - b.seed || a.index - b.index)
  return [...order.filter(({ name }) => name !== 'over'), ...order.filter(({ name }) => name === 'over')]
}

/** Replays the shot as if it came at this time. */
export function replay(base: Session, people: readonly PlayerId[], spot: Spot, at: number): Shot {
  let index = 0
  for (const shot of playEvening(base, people, { seed: spot.seed, began: at - spot.at })) {
    if (index++ === spot.index) return shot
  }
  throw new Error(`evening ${spot.seed} has no shot ${spot.index}`)
}

interface Evening {
  readonly seed: number
  readonly began: number
}

/**
 * Plays one evening to its podium. Everyone makes the moves their game would simulate, and time jumps to the next
 * deadline.
 */
function* playEvening(base: Session, people: readonly PlayerId[], { seed, began }: Evening): Generator<Shot> {
  const random = seeded(seed)
  let now = began
  // Short and long evenings fill their time with different interludes.
  const settings = { ...base.settings, duration: seed % 2 === 0 ? 'Standard' : 'Quick' } as const
  let session = act({ ...base, settings }, people[0] ?? '', { type: 'start' }, { now, random })
  let is = view(session).table
  const acted = new Set<PlayerId>()
  for (let steps = 0; session.status !== 'over' && steps < STEPS_MOST; steps++) {
    const before = session
    const mover = people.find((one) => !acted.has(one) && simulatedMove(session, one, random) !== null)
    if (mover === undefined) {
      now = Math.max(now + 1, deadlineOf(session) ?? now)
      const step = advanceClock(session, { now, random })
      if (step.ok) session = step.state
      // A player who would act forever acts again once time has passed.
      acted.clear()
    } else {
      now = Math.min(now + THINK_MS, Math.max(now, (deadlineOf(session) ?? Number.POSITIVE_INFINITY) - 1))
      const move = simulatedMove(session, mover, random)
      if (move) session = act(session, mover, { type: 'move', cue: session.cue, move }, { now, random })
      acted.add(mover)
    }
    const was = is
    is = view(session).table
    if (!is) continue
    const isEntry = was?.phase !== is.phase || was.round !== is.round || was.turn !== is.turn
    if (isEntry) acted.clear()
    const hasAll = !isEntry && mover !== undefined && people.every((one) => acted.has(one) || one === mover)
    if (!isEntry && !hasAll) continue
    const length = is.deadline === null ? null : is.deadline - is.since
    const name = [is.phase, ...variantOf(is), ...(isEntry ? [] : ['acted'])].join('-')
    yield { name, before, after: session, at: now, isEntry, length }
  }
}

interface Moves {
  readonly now: number
  readonly random: () => number
}

export function act(session: Session, seat: PlayerId, intent: Intent, context: Moves): Session {
  let ids = 0
  const freshId = () => `simulated-${session.seats.length}-${++ids}`
  const step = decideCommand(session, { seat, freshId, keyOf: nameKey }, intent, context)
  return step.ok ? step.state : session
}

function variantOf(table: { readonly phase: string }): readonly string[] {
  const words = VARIANTS[table.phase] ?? []
  const [list] = Object.entries(table).flatMap(([key, value]) => (key === COUNTED[table.phase] ? [value] : []))
  const count = Array.isArray(list) && list.length > 0 ? [`${list.length}`] : []
  return [...words.flatMap((word) => wordsUnder(word, table)).slice(0, 1), ...count]
}

function wordsUnder(name: string, value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === name && typeof inner === 'string' ? [inner] : wordsUnder(name, inner),
  )
}
