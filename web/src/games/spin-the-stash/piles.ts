import type { Verdict } from '@highjinks/games/kit'
import type { View } from '@highjinks/games/spin-the-stash'
import type { PlayerId } from '@highjinks/protocol'
import type { Ruling } from '../attempt/attempt.ts'
import { isVerdict, VERDICT_LOOKS } from '../attempt/verdict-looks.ts'
import { nameOf, type ScreenProps } from '../screen.ts'

type Players = ScreenProps<unknown, unknown>['players']
export type Fate = 'right' | 'wrong' | 'returned'

export interface Pile {
  /** A verdict, or a player in a duel. */
  readonly on: string
  readonly bettors: readonly PlayerId[]
}

const VERDICTS: readonly string[] = ['half', 'did-it', 'legend'] satisfies readonly Verdict[]

/** Returns the bets by option, in the order of the offer; an option without bets has its place, too. */
export function pilesOf({ bets, performers }: Pick<View, 'bets' | 'performers'>): readonly Pile[] {
  const all = Object.entries(bets ?? {})
  const on = all.map(([, one]) => one)
  // If a rival gave up in between, there are bets on both.
  const names = on.some((one) => !isVerdict(one)) ? performers : []
  const verdicts = on.some(isVerdict) ? VERDICTS : []
  return [...names, ...verdicts].map((one) => ({
    on: one,
    bettors: all.flatMap(([id, bet]) => (bet === one ? [id] : [])),
  }))
}

export function fateOf({ bets, returned }: NonNullable<View['score']>, id: PlayerId): Fate {
  if (returned.includes(id)) return 'returned'
  return (bets[id] ?? 0) > 0 ? 'right' : 'wrong'
}

/** Returns the stamp's result: a verdict, or a duel's winner; null if it has neither. */
export function cameOf(ruling: Ruling | null | undefined): string | null {
  if (!ruling || ruling.kind === 'passed') return null
  return ruling.kind === 'judged' ? ruling.verdict : ruling.winner
}

/** Returns the words of a verdict, or a name in a duel. */
export function betWords(on: string, players: Players): string {
  return isVerdict(on) ? VERDICT_LOOKS[on].words : nameOf(players, on)
}

/** Returns whether this bet came back because only its own vote had made it right. */
export function isOwnDoing({ bets, score, attempt }: View, id: PlayerId): boolean {
  const isBack = score?.returned.includes(id) && attempt?.voted.includes(id)
  return isBack === true && bets?.[id] === cameOf(attempt?.ruling)
}

/** No one has won a duel, so no bet has either. */
export const TIE_WORDS = 'On a tie the house wins.'

export function isTie({ attempt }: Pick<View, 'attempt'>): boolean {
  return attempt?.ruling?.kind === 'crowned' && attempt.ruling.winner === null
}

/** Returns the outcome of bets that the stamp doesn't explain, in one line; null if it explains all. */
export function settledWords(
  table: View,
  people: Pick<ScreenProps<unknown, unknown>, 'me' | 'players'>,
): string | null {
  return returnedWords(table, people) ?? (isTie(table) ? TIE_WORDS : null)
}

/** Returns why other seats' bets came back, in one line; null if none did. */
function returnedWords(
  table: View,
  { me, players }: Pick<ScreenProps<unknown, unknown>, 'me' | 'players'>,
): string | null {
  const back = table.score?.returned.filter((id) => id !== me) ?? []
  if (back.length === 0) return null
  const [first = '', second, third] = back.filter((id) => isOwnDoing(table, id)).map((id) => nameOf(players, id))
  if (third !== undefined) return 'Their own votes decided it: bets returned.'
  if (second !== undefined) return `${first}’s and ${second}’s own votes decided it: bets returned.`
  if (first !== '') return `${first}’s own vote decided it: bet returned.`
  const [voter] = table.attempt?.voted ?? []
  return voter === undefined ? 'No votes: bets returned.' : `Nobody but ${nameOf(players, voter)} voted: bet returned.`
}
