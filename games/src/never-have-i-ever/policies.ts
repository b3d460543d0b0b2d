import type { Policies, Policy } from '../balance/policy.ts'
import type { Hand, View } from './index.ts'

type Numbers = readonly Pick<Hand['numbers'][number], 'least' | 'most' | 'points'>[]
type Choose = (numbers: Numbers, hand: Hand, random: () => number) => Numbers[number] | undefined

/**
 * Creates a policy from a way to choose a side and to guess, and whether to want the story; the rest follows the
 * simulated player.
 */
function answers(side: 'have' | 'never' | null, pick: Choose, wantsStory: boolean): Policy<View, Hand> {
  return (table, hand, seat, random) => {
    if (hand.step === 'side' && side !== null) return { type: 'say', side }
    if (hand.step === 'guess') return guess(table, hand, pick, random)
    if (hand.canAsk && wantsStory && !hand.isAsking) return { type: 'ask', isWilling: true }
    if (hand.canAsk && !wantsStory) return hear(table, hand, seat, random)
    return null
  }
}

function guess(table: View, hand: Hand, pick: Choose, random: () => number) {
  if (table.mode === 'open') return { type: 'guess', number: pick(hand.numbers, hand, random)?.least ?? null }
  // In incognito, the guesses are three numbers under another name.
  const as = hand.bands.map(({ points }, i) => ({ least: i, most: i, points }))
  const at = pick(as, hand, random)?.least ?? -1
  return { type: 'band', band: hand.bands[at]?.band ?? null }
}

/** Any player who wants to tell; nothing if nobody else does. */
function hear(table: View, hand: Hand, seat: string, random: () => number) {
  const others = table.asking.filter((id) => id !== seat)
  const teller = others[Math.floor(random() * others.length)]
  return teller === undefined || hand.wanted !== null ? { type: 'ask', isWilling: false } : { type: 'hear', teller }
}

const byPrice = (numbers: Numbers) => [...numbers].sort((a, b) => a.points - b.points)
const anyOf = (numbers: Numbers, random: () => number) => numbers[Math.floor(random() * numbers.length)]

/** One liar at a table is a way to play; a table of liars isn't, and no price could account for it. */
export const alone = ['braggart']

export const policies: Policies<View, Hand> = {
  /** The likeliest, and no story. */
  safe: answers(null, (numbers) => byPrice(numbers)[0], false),
  /** The highest price, and every story. */
  bold: answers(null, (numbers) => byPrice(numbers).at(-1), true),
  random: answers(null, (numbers, _, random) => anyOf(numbers, random), true),
  /** Anything that pays enough to be worth it. */
  threshold: answers(
    null,
    (numbers, _, random) =>
      anyOf(
        numbers.filter(({ points }) => points >= 500),
        random,
      ) ?? numbers[0],
    true,
  ),
  /** Half of the table, whatever the statement is. */
  middle: answers(null, (numbers) => numbers[Math.floor(numbers.length / 2)], true),
  /** Everyone is like me. */
  mirror: answers(null, (numbers, { side }) => (side === 'have' ? numbers.at(-1) : numbers[0]), true),
  /** Claims to have, for the stories, and bets on the likeliest. */
  braggart: answers('have', (numbers) => byPrice(numbers)[0], true),
}
