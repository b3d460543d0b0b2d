import type { InterludePhase, InterludeView } from '@highjinks/games/kit'
import type { PlayerId, PlayerView, Settings, TableFrame } from '@highjinks/protocol'
import type { ReactNode } from 'react'
import type { Beat } from '../../show/timeline/beats.ts'
import type { Applauded } from '../attempt/applause.tsx'
import type { GhostAnswers } from '../ghost/ghost-call.ts'
import type { InterludeTheme } from '../interlude/interlude-theme.ts'
import type { ScreenProps } from '../screen.ts'
import type { Ask, Tap } from './ask.ts'
import type { Parts } from './parts.ts'

/** What a board is drawn from. It never asks which window it is in: its parts know. */
export interface BoardProps<Table, Hand> {
  readonly table: Table
  /** Null on a TV, and on a phone that only watches. */
  readonly hand: Hand | null
  readonly me: PlayerId | null
  readonly players: readonly PlayerView[]
  readonly settings: Settings
  readonly parts: Parts
  /** What can be tapped on the board itself; null where nothing can. */
  readonly tap: Tap | null
}

export interface AskProps<Table, Hand>
  extends Pick<BoardProps<Table, Hand>, 'table' | 'hand' | 'me' | 'players'>,
    Pick<ScreenProps<Table, Hand>, 'act' | 'own' | 'send'> {}

export interface ApplauseProps<Table, Hand> extends Pick<BoardProps<Table, Hand>, 'table' | 'hand' | 'me'> {
  readonly reached: (beat: Beat) => number
}

/** One phase, written once for the hand, the laptop and the TV. */
export interface Phase<Table, Hand> {
  /** What everybody looks at. */
  readonly Board: (props: BoardProps<Table, Hand>) => ReactNode
  /** What this seat may do now. Without a hand: what a spectator may guess, whose `pick` is never called. */
  readonly ask?: (props: AskProps<Table, Hand>) => Ask | null
  /** Who can be clapped for meanwhile; `reached` counts beats as `useBeats` does. */
  readonly applause?: (props: ApplauseProps<Table, Hand>) => Applauded | null
}

/** The phases of an interlude, which are drawn the same in every game that has them. */
type DrawnElsewhere<Table> = Table extends { readonly interlude: unknown } ? InterludePhase : never

/** What is around every phase and interlude in a hand. */
export interface FrameProps<Table, Hand = unknown> extends ScreenProps<Table, Hand> {
  readonly children: ReactNode
}

/** All that a game draws at a table: what its `screen.tsx` exports as `boards`. */
export interface Boards<Table extends TableFrame, Hand> {
  readonly phases: {
    readonly [Name in Exclude<Table['phase'], 'new' | 'finale' | 'over' | DrawnElsewhere<Table>>]: Phase<Table, Hand>
  }
  /** What has come out by now of what spectators guessed, under the name that each ask has for it. */
  readonly guessed?: (table: Table) => GhostAnswers
  /** What stays in sight in a hand, whatever is asked, and may interrupt it; on a TV boards show it. Default: nothing. */
  readonly Frame?: (props: FrameProps<Table, Hand>) => ReactNode
  /** What an interlude is about, said before its card if there is room for it. Default: its card says it. */
  readonly topic?: (table: Table) => string | null
  /** The words and the things of its room in which it plays an interlude. Default: plain ones. */
  readonly interlude?: InterludeTheme
}

/** The phase a table is in; null before the first one. */
export function phaseNow<Table extends TableFrame, Hand>(
  boards: Boards<Table, Hand>,
  { phase }: Table,
): Phase<Table, Hand> | null {
  // By any name that a table may have.
  const phases: Readonly<Record<string, Phase<Table, Hand> | undefined>> = boards.phases
  return phases[phase] ?? null
}

/** The interlude a table is in, with what it is about before its card. */
export function withTopic<Table extends TableFrame & { readonly interlude?: InterludeView | null }, Hand>(
  boards: Boards<Table, Hand>,
  table: Table,
): InterludeView | null {
  const interlude = table.interlude ?? null
  const topic = boards.topic?.(table) ?? null
  return interlude && topic !== null ? { ...interlude, card: `${topic} ${interlude.card}` } : interlude
}
