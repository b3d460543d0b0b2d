import type { View } from '@highjinks/games/never-have-i-ever'
import type { TableFrame } from '@highjinks/protocol'
import { namesOf, type Part, reasonOf } from '../attempt/attempt.ts'
import { nameOf, type ScreenProps } from '../screen.ts'
import { type OddOne, type Open, rangeWords } from './reveal-timeline.ts'

type Table = View & Pick<TableFrame, 'round' | 'rounds'>
type People = Pick<ScreenProps<unknown, unknown>, 'me' | 'players'>

export const BANDS = ['few', 'half', 'most'] as const
export type Band = (typeof BANDS)[number]
export const BAND_WORDS = { few: 'A few have', half: 'About half have', most: 'Most of you have' } as const

/**
 * Returns the words for rounds that count double: all of the last ones do, and only the last one is called that. Null
 * before them.
 */
export function doubleWords({ isDouble, round, rounds }: Table): string | null {
  if (!isDouble) return null
  return round >= rounds ? 'Last round, counts double' : 'Counts double'
}

/** Returns a statement's special feature, if it has one. */
export function kickerOf(table: Table): string {
  const words = [table.isOwn ? 'One of you wrote this' : null, doubleWords(table)].filter(Boolean)
  return words.length === 0 ? 'Hand on heart' : words.join(', ')
}

export function secrecyWords({ isTooFew, incognitoNeeds, mode }: View): string {
  if (isTooFew) return tooFewWords(incognitoNeeds)
  return mode === 'open' ? 'Secret until everyone takes sides.' : 'Incognito: no one ever learns who.'
}

export function tooFewWords(needed: number): string {
  return `Incognito shows nothing with fewer than ${needed} answers. Answer for the fun of it.`
}

/** Returns the progress: a tap shows right away, but not which one. */
export function progressWords({ began, answered, asked, isWhoseAsked }: View): string {
  const guessing = began.length - answered.length
  const isAre = (count: number) => `${count} ${count === 1 ? 'is' : 'are'}`
  if (began.length === 0) return 'Have they? No one has tapped yet.'
  const done = answered.length === asked.length ? 'Everyone’s done.' : `${isAre(answered.length)} done.`
  return [
    guessing > 0 ? guessingWords(isAre(guessing), isWhoseAsked) : '',
    answered.length > 0 ? done : '',
    began.length < asked.length ? `${asked.length - began.length} to go.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Returns the wait's words: if a player wrote it, everyone wants to know who. */
function guessingWords(howMany: string, isWhoseAsked: boolean): string {
  return isWhoseAsked ? `Who wrote it? ${howMany} guessing.` : `${howMany} guessing how many have`
}

/** Returns whether the count includes this seat: everyone knows their own answer. */
export function priceWords(side: 'have' | 'never' | 'skip' | null): string {
  if (side === 'have') return 'You count as one.'
  return side === 'never' ? 'You don’t count.' : 'The less likely, the more it pays.'
}

/** Returns the result for this seat: whether it knew the room, or whose line it was. */
export function ownWords(
  { reveal, asked, author }: Pick<View, 'reveal' | 'asked' | 'author'>,
  me: string,
): string | null {
  if (!reveal || !asked.includes(me)) return null
  const isPaid = (reveal.gains[me] ?? 0) > 0
  if (reveal.mode === 'incognito') return isPaid ? 'You read the room!' : 'No points this time.'
  const [least, most] = reveal.guesses[me] ?? [Number.POSITIVE_INFINITY, 0]
  if (least <= reveal.count && reveal.count <= most) return 'You read the room!'
  if (author === me && reveal.isUnknown) return 'Hardly anyone knew it was you!'
  if (author !== null && reveal.suspects[me] === author) return 'You knew whose it was!'
  const guess = reveal.guesses[me]
  return guess ? `You guessed ${rangeWords(guess)}. Surprise!` : 'No guess, no shame.'
}

/** For naming the author, or for fooling the room. */
const SIGNED_PAY = 200

/** Returns the parts of the sum, if it is more than the words say. */
export function ownReason(
  { reveal, author, isDouble }: Pick<View, 'reveal' | 'author' | 'isDouble'>,
  me: string,
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

/** Returns why different guesses were right. */
export function oddsReason({ guesses, count }: Pick<Open, 'guesses' | 'count'>): string | null {
  const right = Object.values(guesses).filter(([least, most]) => least <= count && count <= most)
  return new Set(right.map(rangeWords)).size > 1
    ? 'Your own answer rules out one number, so not everyone had the same choices. Long shots pay more.'
    : null
}

/** Returns who is alone on their side. */
export function oddWords({ id, has }: OddOne, { me, players }: People): string {
  if (id === me) return has ? 'Only you have.' : 'Only you never did.'
  return `Only ${nameOf(players, id)} ${has ? 'has' : 'never did'}.`
}

/** Returns who guessed right. */
export function guessLine({ guesses, gains, count }: Open, people: People): string | null {
  const guessers = Object.keys(guesses)
  if (guessers.length === 0) return null
  if (guessers.every((id) => !gains[id])) return 'No one guessed it. No points, only looks.'
  const right = guessers.filter((id) => {
    const [least = 0, most = 0] = guesses[id] ?? []
    return least <= count && count <= most
  })
  const who = right.length > 3 ? `${right.length} of you` : namesOf(right, people)
  return `${who} guessed it.`
}

/** Returns the author, and who knew. */
export function authorWords({ author }: View, { suspects, isUnknown }: Open, { me, players }: People): string {
  const right = Object.entries(suspects).flatMap(([id, named]) => (named === author ? [id] : []))
  const ending = isUnknown ? 'Hardly anyone knew.' : right.length > 0 ? `${namesOf(right, { me, players })} knew.` : ''
  return `Written by ${author === me ? 'you' : nameOf(players, author)}. ${ending}`
}

/**
 * Returns how the storyteller is found: any player who has can ask, the others choose among several, and one phone gets
 * the question if none do.
 */
export function tellsWords({ phase, asking }: View & Pick<TableFrame, 'phase'>, people: People): string | null {
  const names = namesOf(asking, people)
  switch (phase) {
    case 'ask':
      if (asking.length === 0) return 'Who’s telling it?'
      return `${names} ${asking.length === 1 && names !== 'You' ? 'wants' : 'want'} to be asked.`
    case 'nominate':
      return 'No one? The cat is asking around. Quietly.'
    case 'choose':
      return `Whose story? ${names} would tell theirs.`
    default:
      return null
  }
}
