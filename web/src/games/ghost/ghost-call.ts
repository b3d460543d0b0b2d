import type { PlayerId, PlayerView } from '@highjinks/protocol'
import type { CallOption } from '../attempt/calls.tsx'
import { nameOf } from '../screen.ts'

/** One of a spectator's options. */
export interface GhostOption extends CallOption<string> {
  /** A player's face, shown above their name. */
  readonly face?: PlayerId
}

/** The current question for a spectator. */
export interface GhostCall {
  /** The name of its answer; no two of a turn share one. */
  readonly kind: string
  readonly question: string
  readonly options: readonly GhostOption[]
  /** The options are already on the table, whose screen makes them tappable: `useGhostTaps`. */
  readonly isOnTable?: boolean
  /** The balcony has the same question. */
  readonly isForBalcony?: boolean
  /** Milliseconds into the phase, if people have to see something first. */
  readonly after?: number
}

/** The results of a turn by now, by kind: the right values, or none if it came to nothing. */
export type GhostAnswers = Readonly<Record<string, readonly string[] | undefined>>

/** Returns people as options. */
export function faceOptions(ids: readonly PlayerId[], players: readonly PlayerView[]): readonly GhostOption[] {
  return ids.map((id) => ({ value: id, label: nameOf(players, id), tone: 'plain', face: id }))
}
