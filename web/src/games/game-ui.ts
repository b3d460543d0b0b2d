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
import type { Sunk } from '../show/spotlight/give-way.ts'
import type { Timeline } from '../show/timeline/beats.ts'
import type { OnePhonePiece } from './one-phone/one-phone.ts'
import type { Deed } from './poses/deed.ts'
import type { Boards } from './table/phase.ts'
import type { TwistKind } from './twist/twist-kind.ts'

/**
 * All that a game may tell the client of itself. It stands in `games/<slug>/game.ts`, and one line of `games/index.ts`
 * names it. Only the screen has to be there; everything else has a default, which its comment names. What is heavy is
 * fetched when it is wanted: `lazily(() => import('./screen.tsx'))`.
 */
export interface GameUi<Table extends TableFrame, Hand> {
  /** The table as a phone, a laptop and the TV show it: `boards`, each phase written once, as `table/phase.ts` explains. */
  readonly screen: Lazy<DrawnFile<Table, Hand>>

  /** What is true in each of the phases that the rules name. Of a phase that is left out all is as the defaults say. */
  readonly phases?: { readonly [Phase in Table['phase']]?: PhaseUi<Table> }

  /** What a round of it is called. `turns`: everybody has one; `rounds`: all play at once. Default: `turns`. */
  readonly counts?: 'turns' | 'rounds'

  /** How many rounds at its end count double, as the full screen before them says. Default: the last one. */
  readonly doubleRounds?: number

  /** What its screens stand in, and what crosses them between two turns. Default: the plain room, and nothing. */
  readonly scenery?: Lazy<{ readonly scenery: Scenery }>

  /** In which chord it is heard. Default: C. */
  readonly chord?: Chord

  /** The loop of its room. Default: none is heard. */
  readonly music?: Lazy<{ readonly tune: Tune }>

  /** What the jester says of it. Default: what he says of every game. */
  readonly lines?: Lazy<{ readonly script: Omit<JesterScript<Table>, 'isMute' | 'onNow' | 'timeline'> }>

  /** What it was that went well, for how those are seen who did it. Default: `words`. */
  readonly deed?: (table: Table) => Deed

  /** What it has to say beside the podium. Default: nothing. */
  readonly recap?: Lazy<{ readonly Recap: ComponentType<RecapProps<Table>> }>

  /** How it is drawn where one phone is passed round: what a card hides behind, and how it lies open. Default: a card. */
  readonly onePhone?: Lazy<OnePhonePiece>

  /** The host may choose to hide who it was. Default: nobody is asked. */
  readonly hasIncognito?: boolean

  /** It is played with the lines that people bring. Default: those wait for another game. */
  readonly playsOwnLines?: boolean

  /** Whoever plays it over a call has to be seen. Default: it is enough to be heard. */
  readonly needsCameras?: boolean

  /** Two are too few for it: the house seats a simulated player. Default: two are enough. */
  readonly needsThree?: boolean
}

/** What a game's `screen.tsx` holds. */
export interface DrawnFile<Table extends TableFrame, Hand> {
  readonly boards: Boards<Table, Hand>
}

/** What is true in one phase of a game, on whichever screen. */
export interface PhaseUi<Table extends TableFrame> {
  /**
   * Whoever is waited for does something before the room, with no phone in their hand: they are not looked for, there is
   * no music, and the jester holds his tongue. Default: no.
   */
  readonly isPerformance?: boolean

  /** No music is heard, because somebody is. Default: as it is a performance. */
  readonly isWithoutMusic?: boolean

  /** The jester looks on and says nothing. Default: as it is a performance. */
  readonly isWithoutJester?: boolean

  /** Whose moment it is, and who has given what is asked for. Default: nobody's, and nobody has. */
  readonly staging?: (table: Table) => Scene

  /** Its screen has a `Spotlight` for whoever's moment it is: they stand in the light. Default: they stay on the sofa. */
  readonly isInSpotlight?: boolean

  /** How they stand there. Default, and where it is null: they wave. */
  readonly pose?: FromTable<Table, Pose | null>

  /** What the jester may throw in. Default: nothing. */
  readonly twist?: FromTable<Table, TwistKind | null>

  /** What it tells beat by beat, on every screen at the same moment. Default: nothing. */
  readonly timeline?: FromTable<Table, Timeline>

  /** What it tells, and of whom. It is told once nobody is waited for. Default: nothing. */
  readonly reveal?: (table: Table) => Reveal | null

  /** How whoever watches in the room takes it. Default: calmly, and tense while one of many is waited for. */
  readonly mood?: RoomMood

  /** How far the sofa of the TV sinks for something larger than it. Default: not at all. */
  readonly sofa?: FromTable<Table, Sunk | null>
}

/** The same whatever lies on the table, or read from it. */
export type FromTable<Table, Answer> = Answer | ((table: Table) => Answer)

export interface RecapProps<Table> {
  readonly table: Table
  readonly players: readonly PlayerView[]
}

export type TableOf<S extends Slug> = ViewOf<(typeof GAMES)[S]> & TableFrame
export type GameUiOf<S extends Slug> = GameUi<TableOf<S>, HandOf<(typeof GAMES)[S]>>

/** A table of whichever game; an interlude is the same in all of them. */
export type AnyTable = TableFrame & { readonly interlude?: InterludeView | null }
export type AnyGameUi = GameUi<AnyTable, unknown>
