import type { PlayerId } from '@highjinks/protocol'
import type { ScreenProps } from '../screen.ts'

/** The end of a round, as a table shows it: the vote for its best, and the result. */
export interface LapView {
  readonly candidates: readonly PlayerId[]
  readonly voters: readonly PlayerId[]
  readonly voted: readonly PlayerId[]
  readonly best: readonly PlayerId[]
  /** Each player's performance, as everyone saw it. */
  readonly deeds: Readonly<Record<PlayerId, string>>
}

/** The data of the vote, in every game with rounds of performances. */
export interface LapProps extends Pick<ScreenProps<unknown, unknown>, 'me' | 'players' | 'act' | 'isBusy'> {
  readonly lap: LapView
  /** This seat's vote; null before it, and for a spectator. */
  readonly favorite: PlayerId | null
  readonly isWatched: boolean
}
