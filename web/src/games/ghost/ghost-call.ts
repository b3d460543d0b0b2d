import type { PlayerId, PlayerView } from '@highjinks/protocol'
import type { CallOption } from '../attempt/calls.tsx'
import { nameOf } from '../screen.ts'

/** One of the things that a watcher may say it will be. */
export interface GhostOption extends CallOption<string> {
  /** Somebody's, which stands above their name. */
  readonly face?: PlayerId
}

/** What there is to guess now, for somebody who only watches. */
export interface GhostCall {
  /** Under this name the answer comes out; of one turn no two are called the same. */
  readonly kind: string
  readonly question: string
  readonly options: readonly GhostOption[]
  /** They lie on the table already, whose screen lets them be tapped there: `useGhostTaps`. */
  readonly isOnTable?: boolean
  /** So many milliseconds into the phase, where something has to be seen first. */
  readonly after?: number
}

/** What has come out of a turn by now, by kind: the values that were right, and none where it came to nothing. */
export type GhostAnswers = Readonly<Record<string, readonly string[] | undefined>>

/** What those who watch a game guess along with, read from nothing but what everybody sees. */
export interface SpectatorGuess<Table> {
  readonly call: (table: Table, players: readonly PlayerView[]) => GhostCall | null
  readonly answers: (table: Table) => GhostAnswers
}

/** People to choose from. */
export function faceOptions(ids: readonly PlayerId[], players: readonly PlayerView[]): readonly GhostOption[] {
  return ids.map((id) => ({ value: id, label: nameOf(players, id), tone: 'plain', face: id }))
}
