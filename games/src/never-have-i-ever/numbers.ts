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
/** The guesses by their true odds, the likeliest first. */
const CHANCES = ['likely', 'maybe', 'long shot'] as const

/** The likeness of a table's players to the world's odds; if those are unknown, it hardly counts. */
const LIKE_THE_WORLD = 14
const WHO_KNOWS = 4

/** A range of how many have, and its price. */
export interface PricedRange {
  readonly least: number
  readonly most: number
  readonly points: number
  readonly odds: (typeof CHANCES)[number]
}
export interface PricedBand {
  readonly band: Band
  readonly points: number
}

/**
 * Puts the possible numbers of players who have into three guesses, fewer if there are fewer numbers: the less likely,
 * the more it pays, so that none is best for a player who doesn't look at who is here. Players who have count
 * themselves.
 */
export function pricedNumbers(state: State, side: Side): readonly PricedRange[] {
  const first = side === 'have' ? 1 : 0
  const others = state.asked.length - (side === 'skip' ? 0 : 1)
  const ranges = joinedToThree(
    chancesOf(state, others, side).map((chance, i) => ({ least: first + i, most: first + i, chance })),
  )
  const byChance = ranges.toSorted((a, b) => b.chance - a.chance)
  return ranges.map((range) => {
    const at = byChance.indexOf(range)
    // With two, the other one is the long shot
    const odds = at === byChance.length - 1 && at > 0 ? 'long shot' : required(CHANCES[at])
    return { least: range.least, most: range.most, points: priceOf(range.chance), odds }
  })
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
  const { least, most, points } = rangeOf(state, side, guess)
  return least <= have && have <= most ? points : 0
}

export function worthOfBand(state: State, guess: Band, have: number, answers: number): number {
  if (bandOf(have, answers) !== guess) return 0
  return required(pricedBands(state).find(({ band }) => band === guess)).points
}

type Chance = Pick<PricedRange, 'least' | 'most'> & { readonly chance: number }

/** Joins the two neighbors that are rarest together, until three are left. */
function joinedToThree(all: readonly Chance[]): readonly Chance[] {
  if (all.length <= CHANCES.length) return all
  const pairs = all.slice(1).map((high, i) => {
    const low = required(all[i])
    return { least: low.least, most: high.most, chance: low.chance + high.chance }
  })
  const rarest = pairs.reduce((best, pair, i) => (pair.chance < required(pairs[best]).chance ? i : best), 0)
  return joinedToThree([...all.slice(0, rarest), required(pairs[rarest]), ...all.slice(rarest + 2)])
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
