import type { PlayerId, PlayerView } from '@highjinks/protocol'
import { namesOf } from '../attempt/attempt.ts'
import { nameOf, subjectOf } from '../screen.ts'
import type { PointView } from './interlude-props.ts'

/** The most names that are readable on a line. */
export const MANY = 3

export type Finger = readonly [by: PlayerId, at: PlayerId]
type People = [me: PlayerId | null, players: readonly PlayerView[]]

/** Returns each player's target, in seat order. */
export function fingersOf(view: PointView, players: readonly PlayerView[]): readonly Finger[] {
  return players.flatMap(({ id }): Finger[] => {
    const at = view.fingers?.[id]
    return at === undefined ? [] : [[id, at]]
  })
}

export function fingerLine([by, at]: Finger, ...[me, players]: People): string {
  const who = subjectOf(players, by, me)
  const whom = by === at ? (by === me ? 'yourself' : 'themselves') : at === me ? 'you' : nameOf(players, at)
  return `${who} ${by === me ? 'point' : 'points'} at ${whom}`
}

export function hitLine({ most, targets, pointed }: PointView, ...[me, players]: People): string {
  if (most.length === 0) return pointed.length > 1 ? 'No one agrees on anything.' : 'One finger isn’t a majority.'
  if (most.length > MANY) return most.length === targets.length ? 'Everyone’s guilty!' : `A ${most.length}-way tie!`
  const names = namesOf(most, { me, players })
  return most.length > 1 ? `A tie: ${names}!` : `It’s ${names === 'You' ? 'you' : names}!`
}
