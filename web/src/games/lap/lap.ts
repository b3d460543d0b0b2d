import type { PlayerId } from '@highjinks/protocol'
import type { ScreenProps } from '../screen.ts'

/** The end of a lap, as a table shows it: whose was the best is asked, and then told. */
export interface LapView {
  readonly candidates: readonly PlayerId[]
  readonly voters: readonly PlayerId[]
  readonly voted: readonly PlayerId[]
  readonly best: readonly PlayerId[]
  /** What each of them did, as everybody saw it. */
  readonly deeds: Readonly<Record<PlayerId, string>>
}

/** What naming the best of a lap takes, in every game that has laps of performances. */
export interface LapProps extends Pick<ScreenProps<unknown, unknown>, 'me' | 'players' | 'act' | 'isBusy'> {
  readonly lap: LapView
  /** Whom this seat has named; null when it has not, or watches. */
  readonly favorite: PlayerId | null
  readonly isWatched: boolean
}
