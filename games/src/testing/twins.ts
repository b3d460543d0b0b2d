import { DEFAULT_SETTINGS, type PlayerId } from '@highjinks/protocol'
import { seeded, shuffle } from '../kit/chance.ts'
import type { Game } from '../kit/define.ts'
import type { Context, Seat } from '../kit/game.ts'
import { contextAt } from './context.ts'

const SETTINGS = { ...DEFAULT_SETTINGS, duration: 'Quick', clock: 'hard' } as const
/** Nothing fills up a Quick game of it: its interludes come in a longer one. */
const LONGER = 'roll-and-react'
export const TWINS = ['anna', 'bert', 'cleo', 'dora'] as const
const SEATS: readonly Seat[] = TWINS.map((id) => ({
  id,
  name: id,
  online: true,
  isBot: false,
  muted: [],
  canBeNamed: true,
}))
/** Chances that may change a move into another one of its type. */
const OTHERS = Array.from({ length: 8 }, (_, i) => (i + 1) * 40_503_711)
/** After this many steps nobody asks anymore what it was. */
const MOST_FOLLOWED = 300
const MOST_STEPS = 4000
const START = 1_000_000

interface World {
  readonly state: unknown
  readonly now: number
}

interface Choice {
  readonly by: PlayerId
  readonly move: unknown
}

/** Two tables that differ in one choice, at the moment when another player can notice. */
export interface Twins {
  /** The phase and type of the choice. */
  readonly what: string
  readonly by: PlayerId
  readonly one: unknown
  readonly other: unknown
  /** The phase in which they differ. */
  readonly phase: string
}

/**
 * Plays an evening of four. Where a player chooses, plays on from there with a different choice and everything else
 * alike, until another player could see a difference. Leaves out choices that never come out.
 */
export function* twinsOf(game: Game, seed: number): Generator<Twins> {
  const tried = new Set<string>()
  let world: World = { state: game.setup({ used: [], written: [] }, context(game, 'clock', START, seed)), now: START }
  for (let step = seed; !game.isOver(world.state) && step < seed + MOST_STEPS; step++) {
    const choice = nextChoice(game, world, step)
    const what = choice && `${phaseOf(game, world)} ${typeOf(choice.move)}`
    const other = choice && what && !tried.has(what) ? otherThan(game, world, choice, step) : null
    const next = after(game, world, choice, step) ?? afterTime(game, world, step)
    if (choice && what && other) {
      tried.add(what)
      const twins = firstDifference(game, { one: next, other }, choice.by, step)
      if (twins) yield { what, by: choice.by, ...twins }
    }
    world = next
  }
}

/** Both continue alike, and only as the first one would. */
function firstDifference(
  game: Game,
  begun: { readonly one: World; readonly other: World },
  by: PlayerId,
  from: number,
): Pick<Twins, 'one' | 'other' | 'phase'> | null {
  let { one, other } = begun
  for (let step = from + 1; step < from + MOST_FOLLOWED && !game.isOver(one.state); step++) {
    if (looksOf(game, one, by) !== looksOf(game, other, by)) {
      return { one: one.state, other: other.state, phase: phaseOf(game, one) }
    }
    const choice = nextChoice(game, one, step)
    const next = after(game, one, choice, step)
    const otherNext = after(game, other, choice, step)
    // Moves that are only possible in one of them are made in neither; then only time passes
    const isSame = next !== null && otherNext !== null
    one = isSame ? next : afterTime(game, one, step)
    other = isSame ? otherNext : afterTime(game, other, step)
  }
  return null
}

/** Returns what everyone but this seat can see: the view, and their own hands. */
function looksOf(game: Game, { state }: World, by: PlayerId): string {
  const others = SEATS.filter(({ id }) => id !== by)
  return JSON.stringify([game.view(state), others.map(({ id }) => game.hand(state, id))])
}

function nextChoice(game: Game, { state }: World, step: number): Choice | null {
  const random = seeded(step)
  for (const { id } of shuffle(SEATS, random)) {
    const move = game.simulate(state, id, random)
    if (move !== null) return { by: id, move }
  }
  return null
}

/** Finds a different choice that the same seat could have made. */
function otherThan(game: Game, world: World, { by, move }: Choice, step: number): World | null {
  for (const chance of OTHERS) {
    const other = game.simulate(world.state, by, seeded(chance))
    if (typeOf(other) !== typeOf(move) || JSON.stringify(other) === JSON.stringify(move)) continue
    const next = after(game, world, { by, move: other }, step)
    if (next) return next
  }
  return null
}

/** Null if it's not possible now. */
function after(game: Game, world: World, choice: Choice | null, step: number): World | null {
  if (!choice) return null
  const now = world.now + 100
  const made = game.move(world.state, choice.move, context(game, choice.by, now, step))
  return made.ok ? { state: made.state, now } : null
}

function afterTime(game: Game, { state, now }: World, step: number): World {
  const due = Math.max(now + 100, game.deadline(state, SETTINGS) ?? 0)
  return { state: game.tick(state, context(game, 'clock', due, step)), now: due }
}

function context(game: Game, by: Context['by'], now: number, step: number): Context {
  const settings = game.about.slug === LONGER ? { ...SETTINGS, duration: 'Standard' as const } : SETTINGS
  return contextAt({ by, now, random: seeded(step), seats: SEATS, settings })
}

function phaseOf(game: Game, { state }: World): string {
  return String(Reflect.get(game.view(state), 'phase'))
}

function typeOf(move: unknown): string {
  return typeof move === 'object' && move !== null ? String(Reflect.get(move, 'type')) : ''
}
