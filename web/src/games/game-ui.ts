import type { GAMES, HandOf, Slug, ViewOf } from '@highjinks/games'
import type { InterludeView } from '@highjinks/games/kit'
import type { PlayerView, TableFrame } from '@highjinks/protocol'
import type { ComponentType } from 'react'
import type { Lazy } from '../lib/lazily.tsx'
import type { JesterScript } from '../show/jester/script.ts'
import type { Pose } from '../show/people/poses.ts'
import type { Reveal } from '../show/people/reveal.ts'
import type { Scene } from '../show/people/scene.ts'
import type { RoomMood, Scenery } from '../show/scenery/scenery.ts'
import type { Chord } from '../show/sound/score.ts'
import type { Tune } from '../show/sound/tune.ts'
import type { SofaSink } from '../show/spotlight/sofa-sink.ts'
import type { Timeline } from '../show/timeline/beats.ts'
import type { OnePhonePiece } from './one-phone/one-phone.ts'
import type { TaskKind } from './poses/task-kind.ts'
import type { Boards } from './table/phase.ts'
import type { TwistKind } from './twist/twist-kind.ts'

/**
 * A game's definition for the client. It is in `games/<slug>/game.ts`, and one line of `games/index.ts` names it. Only
 * the screen is required; everything else has a default, which its comment names. Heavy parts load on demand:
 * `lazily(() => import('./screen.tsx'))`.
 */
export interface GameUi<Table extends TableFrame, Hand> {
  /** The table on a phone, a laptop and the TV: `boards`, each phase written once, as `table/phase.ts` explains. */
  readonly screen: Lazy<DrawnFile<Table, Hand>>

  /** Settings for each phase of the rules. A phase without an entry has all the defaults. */
  readonly phases?: { readonly [Phase in Table['phase']]?: PhaseUi<Table> }

  /** The unit of progress. `turns`: each player has one; `rounds`: all play together. Default: `turns`. */
  readonly counts?: 'turns' | 'rounds'

  /** The number of last rounds that count double, as the full screen before them says. Default: the last one. */
  readonly doubleRounds?: number

  /** The room, and the transition between two turns. Default: the plain room, and none. */
  readonly scenery?: Lazy<{ readonly scenery: Scenery }>

  /** The chord of its sounds. Default: C. */
  readonly chord?: Chord

  /** The loop of its room. Default: no music. */
  readonly music?: Lazy<{ readonly tune: Tune }>

  /** The jester's lines for it. Default: his general ones. */
  readonly lines?: Lazy<{ readonly script: Omit<JesterScript<Table>, 'isMute' | 'onNow' | 'timeline'> }>

  /** The kind of its tasks, which sets the poses of its people. Default: `words`. */
  readonly taskKind?: (table: Table) => TaskKind

  /** Its recap beside the podium. Default: none. */
  readonly recap?: Lazy<{ readonly Recap: ComponentType<RecapProps<Table>> }>

  /** The drawings for one phone: a card's cover, and the open card. Default: a card. */
  readonly onePhone?: Lazy<OnePhonePiece>

  /** The host can hide who it was. Default: no such choice. */
  readonly hasIncognito?: boolean

  /** It uses the lines that players add. Default: those wait for another game. */
  readonly playsOwnLines?: boolean

  /** Players on a call have to be visible. Default: audio is enough. */
  readonly needsCameras?: boolean

  /** Two are too few, so the server adds a simulated player. Default: two are enough. */
  readonly needsThree?: boolean
}

/** The exports of a game's `screen.tsx`. */
export interface DrawnFile<Table extends TableFrame, Hand> {
  readonly boards: Boards<Table, Hand>
}

/** A phase's settings for every screen. */
export interface PhaseUi<Table extends TableFrame> {
  /**
   * The players it waits for perform for the room, without a phone in their hand: no one hurries them, there's no
   * music, and the jester is silent. Default: no.
   */
  readonly isPerformance?: boolean

  /** No music, so that people hear a player. Default: as for a performance. */
  readonly isWithoutMusic?: boolean

  /** The jester watches silently. Default: as for a performance. */
  readonly isWithoutJester?: boolean

  /** The players in the spotlight, and those who are done. Default: none. */
  readonly staging?: (table: Table) => Scene

  /** Its screen has a `Spotlight` for these players, who are in the light. Default: they stay on the sofa. */
  readonly isInSpotlight?: boolean

  /** Their pose there. Default, and for null: they wave. */
  readonly pose?: FromTable<Table, Pose | null>

  /** The twist the jester can throw in. Default: none. */
  readonly twist?: FromTable<Table, TwistKind | null>

  /** Its beats, at the same moment on every screen. Default: none. */
  readonly timeline?: FromTable<Table, Timeline>

  /** Its result and the people it is about, once the game waits for no one. Default: none. */
  readonly reveal?: (table: Table) => Reveal | null

  /** The mood of the room's hero. Default: calm, and tense while the game waits for one of many. */
  readonly mood?: RoomMood

  /** The drop of the TV's sofa for something larger. Default: none. */
  readonly sofa?: FromTable<Table, SofaSink | null>
}

/** The same for any table, or read from it. */
export type FromTable<Table, Answer> = Answer | ((table: Table) => Answer)

export interface RecapProps<Table> {
  readonly table: Table
  readonly players: readonly PlayerView[]
}

export type TableOf<S extends Slug> = ViewOf<(typeof GAMES)[S]> & TableFrame
export type GameUiOf<S extends Slug> = GameUi<TableOf<S>, HandOf<(typeof GAMES)[S]>>

/** Any game's table; interludes are the same in all of them. */
export type AnyTable = TableFrame & { readonly interlude?: InterludeView | null }
export type AnyGameUi = GameUi<AnyTable, unknown>
