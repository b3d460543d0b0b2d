import type { attemptView, Verdict } from '@highjinks/games/kit'
import { points, signed } from '../../ui/party/points.ts'
import { nameOf, type ScreenProps } from '../screen.ts'

export type AttemptView = ReturnType<typeof attemptView>
export type Ruling = NonNullable<AttemptView['ruling']>

/** What drawing an attempt takes, in every game that has one. */
export interface AttemptProps extends Pick<ScreenProps<unknown, unknown>, 'me' | 'players' | 'act' | 'isBusy'> {
  readonly attempt: AttemptView
}

export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  legend: 'Legend',
  'did-it': 'Did it',
  half: 'Half',
  dodged: 'Dodged',
}

/** What a sum is made of, a word each. */
export type Part = readonly [amount: number, word: string]

/** Whether the stamp says that those it is about get nothing for it. */
export function isUnpaid(attempt: AttemptView | null): boolean {
  const ruling = attempt?.ruling
  return ruling?.kind === 'passed' || (ruling?.kind === 'judged' && ruling.verdict === 'dodged')
}

/** Nobody was paid for anything. */
export function isNothing(gains: Readonly<Record<string, number>>): boolean {
  return Object.values(gains).every((amount) => amount === 0)
}

/** Its rays take a good part of a phone. */
export function isLegend(attempt: AttemptView | null): boolean {
  return attempt?.ruling?.kind === 'judged' && attempt.ruling.verdict === 'legend'
}

const LIST = new Intl.ListFormat('en')

/** "Dare 300 · Poker face 50". */
export function sumOf(parts: readonly Part[]): string {
  return parts.map(([amount, word]) => `${word} ${amount < 0 ? signed(amount) : points(amount)}`).join(' · ')
}

/** Those that came to something; of a sum that was doubled what they were before, so that “×2” makes it. */
export function paidOf(parts: readonly Part[], isDouble = false): readonly Part[] {
  return parts.flatMap(([amount, word]) => (amount === 0 ? [] : [[isDouble ? amount / 2 : amount, word] as const]))
}

/** "You", "Ann", "You and Bob". */
export function namesOf(
  ids: readonly string[],
  { me, players }: Pick<ScreenProps<unknown, unknown>, 'me' | 'players'>,
): string {
  const others = ids.filter((id) => id !== me).map((id) => nameOf(players, id))
  return LIST.format(others.length < ids.length ? ['You', ...others] : others)
}

/** Where nobody is ahead of anybody, names would only be a list. */
export function isEverybody(ids: readonly string[], players: AttemptProps['players']): boolean {
  return ids.length > 1 && players.every(({ id }) => ids.includes(id))
}

/** Who gets a prize. */
export function winnersOf(ids: readonly string[], people: Pick<AttemptProps, 'me' | 'players'>): string {
  return isEverybody(ids, people.players) ? 'the whole couch' : namesOf(ids, people)
}
