import type { BalconyRules, InterludeView } from '@highjinks/games/kit'
import type { PlayerId, PlayerView, Settings, TableFrame } from '@highjinks/protocol'
import type { ReactNode } from 'react'
import type { Beat } from '../../show/timeline/beats.ts'
import type { Applauded } from '../attempt/applause.tsx'
import type { GhostAnswers } from '../ghost/ghost-call.ts'
import type { ScreenProps } from '../screen.ts'
import type { Ask, Tap } from './ask.ts'
import type { Parts } from './parts.ts'

/** The props of a board. It never asks which screen it is on: its parts know. */
export interface BoardProps<Table, Hand> {
  readonly table: Table
  /** Null on a TV, and on a spectator's phone. */
  readonly hand: Hand | null
  readonly me: PlayerId | null
  readonly players: readonly PlayerView[]
  readonly settings: Settings
  readonly parts: Parts
  /** The tappable options on the board itself; null without any. */
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
  /** The part that everyone looks at. */
  readonly Board: (props: BoardProps<Table, Hand>) => ReactNode
  /** Returns this seat's current action. Without a hand: a spectator's guess, whose `pick` is never called. */
  readonly ask?: (props: AskProps<Table, Hand>) => Ask | null
  /** Returns the results so far of spectators' guesses, under each question's name. Default: the game's `guessed`. */
  readonly guessed?: (table: Table) => GhostAnswers
  /** Returns who can get applause meanwhile; `reached` counts beats as `useBeats` does. */
  readonly applause?: (props: ApplauseProps<Table, Hand>) => Applauded | null
}

/** The frame around every phase and interlude in a hand. */
export interface FrameProps<Table, Hand = unknown> extends ScreenProps<Table, Hand> {
  readonly children: ReactNode
}

/** Everything a game draws at a table: its `screen.tsx` exports this as `boards`. */
export interface Boards<Table extends TableFrame, Hand> {
  /** An interlude's are the same in every game that has them: `...interludeBoards(THEME)`. */
  readonly phases: {
    readonly [Name in Exclude<Table['phase'], 'new' | 'finale' | 'over'>]: Phase<Table, Hand>
  }
  /** The questions for all spectators together, and their results. */
  readonly balcony?: BalconyRules<Table>
  /** Returns the results so far of spectators' other guesses, under each question's name. */
  readonly guessed?: (table: Table) => GhostAnswers
  /** Stays visible in a hand beside any action, and can interrupt it; on a TV boards show it. Default: nothing. */
  readonly Frame?: (props: FrameProps<Table, Hand>) => ReactNode
  /** Returns an interlude's subject, shown before its card if there's room. Default: the card has it. */
  readonly topic?: (table: Table) => string | null
}

/** Returns a table's current phase; null before the first one. */
export function phaseNow<Table extends TableFrame, Hand>(
  boards: Boards<Table, Hand>,
  { phase }: Table,
): Phase<Table, Hand> | null {
  // By any name that a table can have.
  const phases: Readonly<Record<string, Phase<Table, Hand> | undefined>> = boards.phases
  return phases[phase] ?? null
}

/** Returns the table with its interlude's subject before its card. */
export function withTopic<Table extends TableFrame & { readonly interlude?: InterludeView | null }, Hand>(
  boards: Boards<Table, Hand>,
  table: Table,
): Table {
  const { interlude } = table
  const topic = boards.topic?.(table) ?? null
  return interlude && topic !== null
    ? { ...table, interlude: { ...interlude, card: `${topic} ${interlude.card}` } }
    : table
}
