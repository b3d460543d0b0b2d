import type { PlayerId } from '@highjinks/protocol'
import { NO_SCENE, type Scene } from '../../show/people/scene.ts'
import { MOST_IN_SPOTLIGHT } from '../../show/spotlight/most-in-spotlight.ts'

interface Tried {
  readonly attempt: { readonly contenders: readonly PlayerId[]; readonly voted: readonly PlayerId[] } | null
}

/** From the first try to the verdict it is about whoever has not passed. */
export function tried({ attempt }: Tried): Scene {
  return attempt ? { onNow: attempt.contenders, given: attempt.voted } : NO_SCENE
}

/** The same, while the others decide about them. */
export function judged(table: Tried): Scene {
  return { ...tried(table), isJudged: true }
}

interface Awarded {
  readonly best: readonly PlayerId[]
  readonly seats: readonly PlayerId[]
}

/** The best go up for it when they are named, and the others look on; where all of them were, the sofa is the show. */
function awarded({ best, seats }: Awarded): Scene {
  // The second of two stands above the way in.
  const sunk = best.length > 1 ? 'bowls' : 'heads'
  const isInSpotlight = best.length > 0 && best.length <= MOST_IN_SPOTLIGHT && best.length < seats.length
  return {
    onNow: isInSpotlight ? best : [],
    given: [],
    isInSpotlight,
    isWalked: true,
    sunk: isInSpotlight ? sunk : null,
  }
}

/** Whoever has named the best of a lap; then that goes up for it. */
export function starred({
  lap,
  seats,
}: {
  readonly lap: { readonly best: readonly PlayerId[] }
  readonly seats: readonly PlayerId[]
}): Scene {
  return awarded({ best: lap.best, seats })
}

/** A score is about those who performed; about whoever had the turn, where nobody did. */
export function triedBy(performers: readonly PlayerId[], turn: PlayerId | null): readonly PlayerId[] {
  return performers.length > 0 ? performers : only(turn)
}

export function only(id: PlayerId | null): readonly PlayerId[] {
  return id === null ? [] : [id]
}
