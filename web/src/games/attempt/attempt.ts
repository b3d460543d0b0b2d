import type { attemptView } from '@highjinks/games/kit'
import { points, signed } from '../../ui/party/points.ts'
import { nameOf, type ScreenProps } from '../screen.ts'

export type AttemptView = ReturnType<typeof attemptView>
export type Ruling = NonNullable<AttemptView['ruling']>

/** What drawing an attempt takes, in every game that has one. */
export interface AttemptProps extends Pick<ScreenProps<unknown, unknown>, 'me' | 'players' | 'act' | 'isBusy'> {
  readonly attempt: AttemptView
}

/** What a sum is made of: how much, and "for the dare". */
export type Part = readonly [amount: number, what: string]

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

/** “Ann, Bob, and Cat”. */
export const LIST = new Intl.ListFormat('en')

/** Why somebody was paid, in one sentence; of a sum that was doubled, what its parts were before. */
export function reasonOf(parts: readonly Part[], isDouble = false): string | null {
  const paid = parts.filter(([amount]) => amount !== 0)
  const [only, another] = paid
  if (only === undefined) return null
  const told = paid.map(([amount, what]) => {
    const before = isDouble ? amount / 2 : amount
    return `${before < 0 ? signed(before) : points(before)} ${what}`
  })
  const words = another ? LIST.format(told) : only[1].replace(/^./, (first) => first.toUpperCase())
  return `${words}${isDouble ? ', counted double' : ''}.`
}

/** What a verdict pays for: "for a legendary dare". */
export function deedOf(attempt: AttemptView | null, noun: string): string {
  const ruling = attempt?.ruling
  if (ruling?.kind === 'crowned') return ruling.winner === null ? 'for a tie' : `for winning the ${noun}`
  if (ruling?.kind !== 'judged' || ruling.verdict === 'did-it') return `for the ${noun}`
  return ruling.verdict === 'legend' ? `for a legendary ${noun}` : `for half a ${noun}`
}

/** As they are named: oneself first. Faces above names stand as these do. */
export function asNamed<Id extends string>(ids: readonly Id[], me: string | null): readonly Id[] {
  return [...ids.filter((id) => id === me), ...ids.filter((id) => id !== me)]
}

/** "You", "Ann", "You and Bob". */
export function namesOf(
  ids: readonly string[],
  { me, players }: Pick<ScreenProps<unknown, unknown>, 'me' | 'players'>,
): string {
  return LIST.format(asNamed(ids, me).map((id) => (id === me ? 'You' : nameOf(players, id))))
}

/** Where nobody is ahead of anybody, names would only be a list. */
export function isEverybody(ids: readonly string[], players: AttemptProps['players']): boolean {
  return ids.length > 1 && players.every(({ id }) => ids.includes(id))
}

/** Who gets a prize. */
export function winnersOf(ids: readonly string[], people: Pick<AttemptProps, 'me' | 'players'>): string {
  return isEverybody(ids, people.players) ? 'the whole couch' : namesOf(ids, people)
}
