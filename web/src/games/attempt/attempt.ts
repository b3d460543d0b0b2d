import type { attemptView } from '@highjinks/games/kit'
import { points, signed } from '../../ui/party/points.ts'
import { nameOf, type ScreenProps } from '../screen.ts'

export type AttemptView = ReturnType<typeof attemptView>
export type Ruling = NonNullable<AttemptView['ruling']>

/** The data for drawing an attempt, in every game that has one. */
export interface AttemptProps extends Pick<ScreenProps<unknown, unknown>, 'me' | 'players' | 'act' | 'isBusy'> {
  readonly attempt: AttemptView
}

/** Part of a sum: the amount, and "for the dare". */
export type Part = readonly [amount: number, what: string]

/** Returns whether the stamp says that its people get nothing. */
export function isUnpaid(attempt: AttemptView | null): boolean {
  const ruling = attempt?.ruling
  return ruling?.kind === 'passed' || (ruling?.kind === 'judged' && ruling.verdict === 'dodged')
}

/** Returns whether no one got points. */
export function isNothing(gains: Readonly<Record<string, number>>): boolean {
  return Object.values(gains).every((amount) => amount === 0)
}

/** Returns whether it is a legend, whose rays take a large part of a phone. */
export function isLegend(attempt: AttemptView | null): boolean {
  return attempt?.ruling?.kind === 'judged' && attempt.ruling.verdict === 'legend'
}

/** Formats “Ann, Bob, and Cat”. */
export const LIST = new Intl.ListFormat('en')

/** Returns the reason for a payment in one sentence; for a doubled sum, with its parts before doubling. */
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

/** Returns what a verdict pays for: "for a legendary dare". */
export function deedOf(attempt: AttemptView | null, noun: string): string {
  const ruling = attempt?.ruling
  if (ruling?.kind === 'crowned') return ruling.winner === null ? 'for a tie' : `for winning the ${noun}`
  if (ruling?.kind !== 'judged' || ruling.verdict === 'did-it') return `for the ${noun}`
  return ruling.verdict === 'legend' ? `for a legendary ${noun}` : `for half a ${noun}`
}

/** Puts the reader first, for names and for the faces above them. */
export function asNamed<Id extends string>(ids: readonly Id[], me: string | null): readonly Id[] {
  return [...ids.filter((id) => id === me), ...ids.filter((id) => id !== me)]
}

/** Formats "You", "Ann", "You and Bob". */
export function namesOf(
  ids: readonly string[],
  { me, players }: Pick<ScreenProps<unknown, unknown>, 'me' | 'players'>,
): string {
  return LIST.format(asNamed(ids, me).map((id) => (id === me ? 'You' : nameOf(players, id))))
}

/** Returns whether it's everyone. With no one ahead, names would only be a list. */
export function isEverybody(ids: readonly string[], players: AttemptProps['players']): boolean {
  return ids.length > 1 && players.every(({ id }) => ids.includes(id))
}

/** Returns the winners of a prize. */
export function winnersOf(ids: readonly string[], people: Pick<AttemptProps, 'me' | 'players'>): string {
  return isEverybody(ids, people.players) ? 'the whole couch' : namesOf(ids, people)
}
