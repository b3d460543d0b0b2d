import type { PlayerId } from '@highjinks/protocol'
import type { Timeline } from '../timeline/beats.ts'
import type { Deed } from './memory/deeds.ts'

/** His pastimes during a performance, when he has nothing to say. */
export const PASTIMES = ['claps', 'peeks', 'notes', 'snacks'] as const
export const MOODS = ['talks', 'listens', 'yawns', 'asleep', 'shocked', 'laughs', 'twists', ...PASTIMES] as const
export type JesterMood = (typeof MOODS)[number]

/** The slots of a line. He only uses a line if the occasion fills its slots. */
export const SLOTS = ['name', 'other', 'names', 'count', 'times', 'nth', 'title', 'quote'] as const
export type Slot = (typeof SLOTS)[number]

/** An event worth a word, and the facts about it. Players are seat ids, whose names are looked up when he speaks. */
export interface Occasion {
  /** The name of the lines that fit. */
  readonly of: string
  readonly mood?: JesterMood
  readonly name?: PlayerId | null
  readonly other?: PlayerId | null
  readonly names?: readonly PlayerId[]
  /** Two or more, so that a line can use the plural. */
  readonly count?: number
  readonly title?: string
  /** Text that a player wrote and allows to be quoted. */
  readonly quote?: string
  /** The memory of the night that it brings up. */
  readonly memory?: string
  /** The delay into the phase, in milliseconds: he says nothing before it shows. */
  readonly after?: number
}

/** Lines by occasion and audience: see `AUDIENCES`. */
export type Lines = Readonly<Record<string, readonly string[]>>

/** The jester's knowledge of one game. */
export interface JesterScript<View> {
  /**
   * Lines by occasion. `lobby` is for the moment the host picks the game. A phase's own name is for its first times,
   * and `.again` for later in the night.
   */
  readonly lines: Lines
  /**
   * The news of a phase that has just begun, besides its name, most important first. News that ends in `.again` only
   * adds color, and waits until the phase has been explained.
   */
  readonly news: (table: View, last: View | null) => readonly Occasion[]
  /** The beats of a phase. If the phase is short, he speaks as much sooner as its beats come. */
  readonly timeline?: (table: View) => Timeline
  /** The time a phase takes to show its result. He adds color only after people have seen it. */
  readonly tellsFor?: (table: View) => number
  /** Returns whether a performance is on: he doesn't talk over it or doze off. */
  readonly isMute?: (table: View) => boolean
  /** The deeds that a phase shows when it begins, for later stories: only what every screen shows. */
  readonly deeds?: (table: View, last: View | null) => readonly Deed[]
  /** Phases that leave time for a memory when they begin. */
  readonly quiet?: readonly string[]
  /** The players in the spotlight. */
  readonly onNow?: (table: View) => readonly PlayerId[]
  /** The players who are clapping. */
  readonly clapping: (table: View) => readonly PlayerId[]
}

type SlotsIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | SlotsIn<Rest> : never
type Checked<Script extends Lines> = {
  readonly [Key in keyof Script]: readonly {
    [I in keyof Script[Key]]: Script[Key][I] extends string
      ? SlotsIn<Script[Key][I]> extends Slot
        ? Script[Key][I]
        : never
      : never
  }[number][]
}

/** Fails to compile for a line with a slot that no occasion fills. */
export function linesOf<const Script extends Lines>(lines: Script & Checked<Script>): Script {
  return lines
}
