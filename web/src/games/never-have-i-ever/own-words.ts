import type { View } from '@highjinks/games/never-have-i-ever'
import type { PlayerId } from '@highjinks/protocol'
import { type Part, reasonOf } from '../attempt/attempt.ts'
import type { Open } from './reveal-timeline.ts'
import { rangeWords } from './words.ts'

/** What came of it for this seat: whether it knew the room, or whose line it was. */
export function ownWords(
  { reveal, asked, author }: Pick<View, 'reveal' | 'asked' | 'author'>,
  me: PlayerId,
): string | null {
  if (!reveal || !asked.includes(me)) return null
  const isPaid = (reveal.gains[me] ?? 0) > 0
  if (reveal.mode === 'incognito') return isPaid ? 'You read the room!' : 'No points this time.'
  const [least, most] = reveal.guesses[me] ?? [Number.POSITIVE_INFINITY, 0]
  if (least <= reveal.count && reveal.count <= most) return 'You read the room!'
  if (author === me && reveal.isUnknown) return 'Hardly anyone knew it was you!'
  if (author !== null && reveal.suspects[me] === author) return 'You knew whose it was!'
  if (isPaid) return 'Close enough to pay!'
  const guess = reveal.guesses[me]
  return guess ? `You guessed ${rangeWords(guess)}. Surprise!` : 'No guess, no shame.'
}

/** For whose it is. */
const SIGNED_PAY = 200

/** What makes up the sum, where it is more than what the words say. */
export function ownReason(
  { reveal, author, isDouble }: Pick<View, 'reveal' | 'author' | 'isDouble'>,
  me: PlayerId,
): string | null {
  const gain = reveal?.gains[me] ?? 0
  if (!reveal || gain === 0) return null
  if (reveal.mode === 'incognito') return isDouble ? 'Counted double.' : null
  const pay = SIGNED_PAY * (isDouble ? 2 : 1)
  const knew = author !== null && author !== me && reveal.suspects[me] === author ? pay : 0
  const fooled = author === me && reveal.isUnknown ? pay : 0
  const guess = reveal.guesses[me]
  const parts: readonly Part[] = [
    [gain - knew - fooled, guess ? `for guessing ${rangeWords(guess)}` : 'for the guess'],
    [knew, 'for knowing who wrote it'],
    [fooled, 'for fooling the room'],
  ]
  const isOne = parts.filter(([amount]) => amount !== 0).length === 1
  return isOne && !isDouble ? null : reasonOf(parts, isDouble)
}

/** What a guess pays, and which number is not among them: everybody knows their own answer. */
export function priceWords(side: 'have' | 'never' | 'skip' | null, asked: number, isCloseEnough: boolean): string {
  const known =
    side === 'have' ? 'You have, so 0 is out. ' : side === 'never' ? `You never did, so ${asked} is out. ` : ''
  return `${known}Long shots pay more${isCloseEnough ? ', and off by one pays half' : ''}.`
}

/** Why different guesses were right. */
export function oddsReason({ guesses, count }: Pick<Open, 'guesses' | 'count'>): string | null {
  const right = Object.values(guesses).filter(([least, most]) => least <= count && count <= most)
  return new Set(right.map(rangeWords)).size > 1
    ? 'Your own answer rules out one number, so not everyone had the same choices. Long shots pay more.'
    : null
}
