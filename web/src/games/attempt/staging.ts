import type { PlayerId } from '@highjinks/protocol'
import { NO_SCENE, type Scene } from '../../show/people/scene.ts'
import { MOST_IN_SPOTLIGHT } from '../../show/spotlight/most-in-spotlight.ts'

interface Tried {
  readonly attempt: { readonly contenders: readonly PlayerId[]; readonly voted: readonly PlayerId[] } | null
}

/** From the first attempt to the verdict, the spotlight is on the players who haven't passed. */
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

/** The best go up when they are named, and the others watch. If everyone won, the sofa is the show. */
function awarded({ best, seats }: Awarded): Scene {
  // The second of two is above the QR code.
  const sofaSink = best.length > 1 ? 'bowls' : 'heads'
  const isInSpotlight = best.length > 0 && best.length <= MOST_IN_SPOTLIGHT && best.length < seats.length
  return {
    onNow: isInSpotlight ? best : [],
    given: [],
    isInSpotlight,
    isWalked: true,
    sofaSink: isInSpotlight ? sofaSink : null,
  }
}

/** The players who have named the best of a round; then the best one, going up. */
export function starred({
  lap,
  seats,
}: {
  readonly lap: { readonly best: readonly PlayerId[] }
  readonly seats: readonly PlayerId[]
}): Scene {
  return awarded({ best: lap.best, seats })
}

/** A score is about the performers, or about the current player if no one performed. */
export function triedBy(performers: readonly PlayerId[], turn: PlayerId | null): readonly PlayerId[] {
  return performers.length > 0 ? performers : only(turn)
}

export function only(id: PlayerId | null): readonly PlayerId[] {
  return id === null ? [] : [id]
}
