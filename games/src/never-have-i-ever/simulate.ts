import type { PlayerId } from '@highjinks/protocol'
import { CLAPS, clapsLeft, pickOne, required, seeded, simulateFavorite, simulateInterlude } from '../kit/index.ts'
import { pricedBands, pricedNumbers } from './numbers.ts'
import { penning } from './pen.ts'
import { stepOf } from './sides.ts'
import type { Move, State } from './state.ts'
import { mayAsk, stillAsked, stillChoosing } from './story.ts'

const SKIPS = 0.04
const HAS_A_STORY = 0.6

/**
 * Returns what a simulated player would do: it has done what the world has, guesses what is likely, and claps now and
 * then.
 */
export function simulate(state: State, seat: PlayerId, random: () => number): Move | null {
  const { phase } = state.stage
  if (phase === 'answer') return state.asked.includes(seat) ? simulateAnswer(state, seat, random) : null
  if (phase === 'pen') return penning(state).includes(seat) ? { type: 'pass' } : null
  if (phase === 'ask') return simulateAsking(state, seat)
  if (phase === 'choose') return simulateChoice(state, seat, random)
  if (phase === 'favorite') return simulateFavorite(state, seat, random)
  if (phase === 'story') return simulateStory(state, seat)
  const move = simulateInterlude(state, seat, random)
  return move && 'at' in move ? move : null
}

function simulateAnswer(state: State, seat: PlayerId, random: () => number): Move | null {
  switch (stepOf(state, seat)) {
    case 'side': {
      if (random() < SKIPS) return { type: 'say', side: 'skip' }
      return { type: 'say', side: random() < shareOf(state) ? 'have' : 'never' }
    }
    case 'guess':
      return state.mode === 'open'
        ? { type: 'guess', number: likely(pricedNumbers(state, required(state.sides[seat])), random).least }
        : { type: 'band', band: likely(pricedBands(state), random).band }
    case 'whose':
      return { type: 'whose', author: required(pickOne(others(state.asked, seat), random)) }
    case 'done':
      return null
  }
}

/** Returns how many at this table have: about the world's share, and the same for all simulated players. */
function shareOf({ card, order }: State): number {
  const world = (card?.odds ?? 5) / 10
  // As far off as the prices expect of tables, and never beyond all or none.
  const spread = (card?.odds == null ? 1.1 : 0.64) * Math.sqrt(world * (1 - world))
  const dice = diceOf(`${card?.id} ${order.join()}`)
  return world + (dice() + dice() - 1) * spread
}

/** The cheaper a guess, the likelier it is. */
function likely<Guess extends { readonly points: number }>(priced: readonly Guess[], random: () => number): Guess {
  const weight = ({ points }: Guess) => points ** -2
  let left = random() * priced.reduce((sum, one) => sum + weight(one), 0)
  return required(
    priced.find((one) => {
      left -= weight(one)
      return left <= 0
    }) ?? priced.at(-1),
  )
}

function simulateAsking(state: State, seat: PlayerId): Move | null {
  const isSilent = stillAsked(state).includes(seat) && mayAsk(state, seat)
  return isSilent ? { type: 'ask', isWilling: hasStory(state, seat) } : null
}

/** Someone new, if there is a choice. */
function simulateChoice(state: State, seat: PlayerId, random: () => number): Move | null {
  if (!stillChoosing(state).includes(seat)) return null
  const standing = others(state.asking, seat)
  const longest = Math.min(...standing.map((id) => state.told[id] ?? 0))
  const fresh = standing.filter((id) => (state.told[id] ?? 0) === longest)
  return { type: 'hear', teller: required(pickOne(fresh, random)) }
}

function others(ids: readonly PlayerId[], seat: PlayerId): readonly PlayerId[] {
  return ids.filter((id) => id !== seat)
}

/** Decided once per round, however often it's called. */
function hasStory({ round }: State, seat: PlayerId): boolean {
  return diceOf(`${seat} ${round}`)() < HAS_A_STORY
}

function diceOf(words: string): () => number {
  return seeded(Array.from(words).reduce((sum, letter) => (sum * 31 + required(letter.codePointAt(0))) % 1e9, 7))
}

function simulateStory(state: State, seat: PlayerId): Move | null {
  const { round } = state
  const teller = required(state.teller)
  if (teller === seat) return state.hasTold ? null : { type: 'done' }
  const liked = Math.floor(diceOf(`${teller} ${seat} ${round}`)() * (CLAPS + 1))
  return clapsLeft(state, seat, [teller]) > CLAPS - liked ? { type: 'applaud', for: teller } : null
}
