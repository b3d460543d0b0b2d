import type { PlayerId } from '@highjinks/protocol'
import type { Timeline } from '../timeline/beats.ts'
import type { Deed } from './memory/deeds.ts'

/** What he does while somebody performs and he has nothing to say. */
export const PASTIMES = ['claps', 'peeks', 'notes', 'snacks'] as const
export const MOODS = ['talks', 'listens', 'yawns', 'asleep', 'shocked', 'laughs', 'twists', ...PASTIMES] as const
export type JesterMood = (typeof MOODS)[number]

/** What a line may leave open; it is only dealt where the occasion knows it. */
export const SLOTS = ['name', 'other', 'names', 'count', 'times', 'nth', 'title', 'quote'] as const
export type Slot = (typeof SLOTS)[number]

/** Something worth a word, and what is known about it: people by their seat, looked up when it is said. */
export interface Occasion {
  /** Which lines fit. */
  readonly of: string
  readonly mood?: JesterMood
  readonly name?: PlayerId | null
  readonly other?: PlayerId | null
  readonly names?: readonly PlayerId[]
  /** Two or more, so that a line may count on its plural. */
  readonly count?: number
  readonly title?: string
  /** What somebody wrote and lets be quoted. */
  readonly quote?: string
  /** Which memory of the night it brings up. */
  readonly memory?: string
  /** How many milliseconds into the phase it may be said: nothing is told before it is shown. */
  readonly after?: number
}

/** By occasion, and by whom they speak to: see `AUDIENCES`. */
export type Lines = Readonly<Record<string, readonly string[]>>

/** What the jester knows of one game. */
export interface JesterScript<View> {
  /**
   * By occasion. `lobby` is said when the game is picked, a phase's own name the first times it comes, and with `.again`
   * behind it later in the night.
   */
  readonly lines: Lines
  /**
   * What a phase that has just begun shows beyond being that phase, what matters most first. What ends in `.again` only
   * colors the phase, and waits until that was explained.
   */
  readonly news: (table: View, last: View | null) => readonly Occasion[]
  /** What a phase tells beat by beat: he speaks as much sooner as it has to be told. */
  readonly timeline?: (table: View) => Timeline
  /** How long a phase that shows something is at it: whoever colors it has seen it. */
  readonly tellsFor?: (table: View) => number
  /** Somebody performs: nobody talks over them, and nobody dozes off. */
  readonly isMute?: (table: View) => boolean
  /** What a phase that has just begun shows of what people did, to be brought up again: only what every screen shows. */
  readonly deeds?: (table: View, last: View | null) => readonly Deed[]
  /** Phases at whose beginning there is time for a memory. */
  readonly quiet?: readonly string[]
  /** Whose moment it is. */
  readonly onNow?: (table: View) => readonly PlayerId[]
  /** Who applauds now. */
  readonly clapping: (table: View) => readonly PlayerId[]
}

type SlotsIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | SlotsIn<Rest> : never
type Checked<Given extends Lines> = {
  readonly [Key in keyof Given]: readonly {
    [I in keyof Given[Key]]: Given[Key][I] extends string
      ? SlotsIn<Given[Key][I]> extends Slot
        ? Given[Key][I]
        : never
      : never
  }[number][]
}

/** A line with a slot that nobody fills does not compile. */
export function linesOf<const Given extends Lines>(lines: Given & Checked<Given>): Given {
  return lines
}
