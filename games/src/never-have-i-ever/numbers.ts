import { required } from '../kit/index.ts'
import { bandOf } from './sides.ts'
import { BANDS, type Band, type Side, type State } from './state.ts'

/** The approximate value of a guess to a player who knows nobody here. */
const FAIR = 270
/** A bit less for lucky guesses: the rarest guess must not win because it's rare. */
const DAMPING = 0.88
const LEAST = 200
const MOST = 1500
/** Prices are round numbers. */
const STEP = 50
/** Numbers at either end that are rarer than this form one guess. */
const RAREST = 0.12
const FEWEST_TO_CHOOSE_FROM = 2
/** With at least this many players, a near miss pays half. */
export const CLOSE_FROM = 5
const CLOSE = 0.5

/** The likeness of a table's players to the world's odds; if those are unknown, it hardly counts. */
const LIKE_THE_WORLD = 14
const WHO_KNOWS = 4

/** A range of how many have, and its price. */
export interface PricedRange {
  readonly least: number
  readonly most: number
  readonly points: number
}
export interface PricedBand {
  readonly band: Band
  readonly points: number
}

/**
 * Prices every possible number of players who have: the less likely, the more, so that no number is best for a player
 * who doesn't look at who is here. Players who have count themselves.
 */
export function pricedNumbers(state: State, side: Side): readonly PricedRange[] {
  const first = side === 'have' ? 1 : 0
  const others = state.asked.length - (side === 'skip' ? 0 : 1)
  const ranges = joinedEnds(
    chancesOf(state, others, side).map((chance, i) => ({ least: first + i, most: first + i, chance })),
  )
  const near = (i: number) => (state.asked.length >= CLOSE_FROM ? CLOSE * (ranges[i]?.chance ?? 0) : 0)
  return ranges.map(({ least, most, chance }, i) => ({
    least,
    most,
    points: priceOf(chance + near(i - 1) + near(i + 1)),
  }))
}

/** In incognito everyone sees the same prices, so that winnings don't reveal a side. */
export function pricedBands(state: State): readonly PricedBand[] {
  const count = state.asked.length
  const chances = chancesOf(state, count, 'skip')
  return BANDS.map((band) => {
    const chance = chances.reduce((sum, one, have) => sum + (bandOf(have, count) === band ? one : 0), 0)
    return { band, points: priceOf(chance) }
  })
}

/** Returns the guess that contains a number. */
export function rangeOf(state: State, side: Side, number: number): PricedRange {
  return required(pricedNumbers(state, side).find(({ least, most }) => least <= number && number <= most))
}

/** Returns what guessing a number pays, given how many have. */
export function worthOfNumber(state: State, side: Side, guess: number, have: number): number {
  const ranges = pricedNumbers(state, side)
  const at = (number: number) => ranges.findIndex(({ least, most }) => least <= number && number <= most)
  const { points } = required(ranges[at(guess)])
  const distance = Math.abs(at(guess) - at(have))
  if (distance === 0) return points
  return distance === 1 && at(have) >= 0 && state.asked.length >= CLOSE_FROM ? points * CLOSE : 0
}

export function worthOfBand(state: State, guess: Band, have: number, answers: number): number {
  if (bandOf(have, answers) !== guess) return 0
  return required(pricedBands(state).find(({ band }) => band === guess)).points
}

type Chance = Pick<PricedRange, 'least' | 'most'> & { readonly chance: number }

/** Joins rare numbers at either end with their neighbors, as long as there is a choice. */
function joinedEnds(all: readonly Chance[]): readonly Chance[] {
  const [first, second] = all
  if (!first || !second || all.length <= FEWEST_TO_CHOOSE_FROM) return all
  if (first.chance < RAREST) return joinedEnds([joined(first, second), ...all.slice(2)])
  const [last, before] = [all.at(-1), all.at(-2)]
  if (!last || !before || last.chance >= RAREST) return all
  return joinedEnds([...all.slice(0, -2), joined(before, last)])
}

function joined(low: Chance, high: Chance): Chance {
  return { least: low.least, most: high.most, chance: low.chance + high.chance }
}

/**
 * Returns the chance of each number of `count` others who have, from none to all: roughly the world's odds, with a
 * table a bit more alike than the world.
 */
function chancesOf({ card }: State, count: number, side: Side): readonly number[] {
  const known = card?.odds ?? null
  const share = (known ?? 5) / 10
  const weight = known === null ? WHO_KNOWS : LIKE_THE_WORLD
  const have = share * weight + (side === 'have' ? 1 : 0)
  const never = (1 - share) * weight + (side === 'never' ? 1 : 0)
  const raw = Array.from({ length: count + 1 }, (_, k) => {
    let chance = 1
    for (let i = 0; i < k; i++) chance *= ((have + i) * (count - i)) / (i + 1)
    for (let i = 0; i < count - k; i++) chance *= never + i
    return chance
  })
  const all = raw.reduce((sum, one) => sum + one, 0)
  return raw.map((one) => one / all)
}

function priceOf(chance: number): number {
  const fair = Math.round((FAIR * Math.max(chance, 0.01) ** -DAMPING) / STEP) * STEP
  return Math.min(MOST, Math.max(LEAST, fair))
}
