import type { PlayerId } from '@highjinks/protocol'
import type { ReactNode } from 'react'
import type { Pose } from '../../show/people/poses.ts'
import type { CallOption } from '../attempt/calls.tsx'

/** One option. */
export interface Option extends CallOption<string> {
  /** On the board, what a tap on it does; on a button, what it brings. */
  readonly foot?: string
  /** The person. */
  readonly face?: PlayerId
}

/** An alternative, quieter than the main action. */
export interface Exit {
  readonly label: string
  /** Its price. */
  readonly foot?: string
  readonly tap: () => void
}

interface AskFrame {
  readonly question: string
  /** The question for a screen reader, if it has just said the rest. */
  readonly heard?: string
  /** Shown after the answer. */
  readonly given?: string
  /** Above the buttons: what everyone should know first, or the prize. */
  readonly note?: string
  readonly prize?: string
  /** The same in a whole sentence, which needs more room. */
  readonly sentence?: string
  readonly exits?: readonly Exit[]
  /** The player can change it as long as the question is open. */
  readonly isOpen?: boolean
  /** Milliseconds into the phase, if people have to see something first. */
  readonly after?: number
  /** The name under which a spectator's guess gets its result. */
  readonly about?: string
}

/** A choice of one: in the bar at the bottom, across the whole page, or where it already is on the board. */
export interface OneOf extends AskFrame {
  readonly kind: 'one-of'
  readonly at?: 'page' | 'board'
  readonly options: readonly Option[]
  readonly chosen: string | null
  /** The label on the chosen one. */
  readonly mark?: string
  /** Hides the answer from a glance over the shoulder. */
  readonly isSecret?: boolean
  /** Tapping this makes the choice final; before that the player can change it. */
  readonly lock?: () => void
  /** No one can pick yet, but everything is in its place. */
  readonly opensLater?: boolean
  readonly pick: (value: string) => void
}

/** A choice of a person, by a tap on them. */
export interface Person extends AskFrame {
  readonly kind: 'person'
  readonly ids: readonly PlayerId[]
  readonly chosen: PlayerId | null
  /** Returns a reminder about a person, shown below their name. */
  readonly noteOf?: (id: PlayerId) => string | null
  readonly poseOf?: (id: PlayerId) => Pose
  /** The label on the chosen person; then all of them stay. */
  readonly mark?: string
  /** Replaces everyone once one is chosen, for all to see. Default: the choice is covered. */
  readonly shown?: ReactNode
  /** Hides the chosen person from a glance over the shoulder. */
  readonly isSecret?: boolean
  readonly pick: (id: PlayerId) => void
}

/** Something to do out loud or for the room: Done, and Skip if allowed. */
export interface PerformAsk extends AskFrame {
  readonly kind: 'perform'
  readonly done: string
  readonly maySkip: boolean
  /** The label for skipping. Default: Skip, which costs nothing. */
  readonly skip?: string
  readonly said?: 'done' | 'pass' | undefined
  readonly say: (word: 'done' | 'pass') => void
}

/** For actions that no other kind covers: a wheel, dice, a sheet. */
export interface Own extends AskFrame {
  readonly kind: 'own'
  /** The node has the question on what answers it: see `useAskSpot`. */
  readonly holdsQuestion?: boolean
  readonly node: ReactNode
}

/** Nothing to do yet: the others go first, and the next step has alternatives. */
export interface Wait extends AskFrame {
  readonly kind: 'wait'
}

export type Ask = OneOf | Person | PerformAsk | Own | Wait

/** The tappable options on the board. */
export interface Tap extends Pick<OneOf, 'options' | 'chosen' | 'mark' | 'pick'> {
  /** The choice is locked; it is in `chosen`, unless it is hidden. */
  readonly isLocked: boolean
  readonly isCovered: boolean
  readonly isBusy: boolean
}
