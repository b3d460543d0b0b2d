import type { PlayerId } from '@highjinks/protocol'
import type { ReactNode } from 'react'
import type { Pose } from '../../show/people/poses.ts'
import type { CallOption } from '../attempt/calls.tsx'

/** One of the things to choose from. */
export interface Option extends CallOption<string> {
  /** On the board, what a tap on it does; on a button what it brings. */
  readonly foot?: string
  /** Who it is. */
  readonly face?: PlayerId
}

/** Something else that can be done, quieter than what is asked. */
export interface Exit {
  readonly label: string
  /** What it costs. */
  readonly foot?: string
  readonly tap: () => void
}

interface AskFrame {
  readonly question: string
  /** Said once it is given. */
  readonly given?: string
  /** Above the buttons: what everybody should know first, or what a right one brings. */
  readonly note?: string
  readonly prize?: string
  /** The same in a whole sentence, which takes more room. */
  readonly sentence?: string
  readonly exits?: readonly Exit[]
  /** Another one can be taken as long as it is asked. */
  readonly isOpen?: boolean
  /** So many milliseconds into the phase: something has to be seen first. */
  readonly after?: number
  /** The name under which a spectator's guess comes out. */
  readonly about?: string
}

/** One of a few: in the bar at the bottom, over all of the page, or where it already is on the board. */
export interface OneOf extends AskFrame {
  readonly kind: 'one-of'
  readonly at?: 'page' | 'board'
  readonly options: readonly Option[]
  readonly chosen: string | null
  /** On the one that was taken. */
  readonly mark?: string
  /** The others must not see it over a shoulder. */
  readonly isSecret?: boolean
  /** Until this is tapped, another one can be picked. */
  readonly lock?: () => void
  /** Nobody can pick yet: everything is in its place. */
  readonly opensLater?: boolean
  readonly pick: (value: string) => void
}

/** Somebody, with a tap on them. */
export interface Person extends AskFrame {
  readonly kind: 'person'
  readonly ids: readonly PlayerId[]
  readonly chosen: PlayerId | null
  /** What to remember of somebody, below their name. */
  readonly noteOf?: (id: PlayerId) => string | null
  readonly poseOf?: (id: PlayerId) => Pose
  /** On whoever was taken; then all of them stay. */
  readonly mark?: string
  /** The others must not see who it was over a shoulder. */
  readonly isSecret?: boolean
  readonly pick: (id: PlayerId) => void
}

/** Something done out loud or before the room: Done, and Skip where one may. */
export interface Deed extends AskFrame {
  readonly kind: 'perform'
  readonly done: string
  readonly maySkip: boolean
  /** What skipping is called. Default: Skip, which costs nothing. */
  readonly skip?: string
  readonly said?: 'done' | 'pass' | undefined
  readonly say: (word: 'done' | 'pass') => void
}

/** What no other kind can ask: a wheel, dice, a sheet. */
export interface Own extends AskFrame {
  readonly kind: 'own'
  readonly node: ReactNode
}

/** Nothing yet: the others are asked first, and there are ways out of what comes next. */
export interface Wait extends AskFrame {
  readonly kind: 'wait'
}

export type Ask = OneOf | Person | Deed | Own | Wait

/** What can be tapped on the board. */
export interface Tap extends Pick<OneOf, 'options' | 'chosen' | 'mark' | 'pick'> {
  /** One was taken; which one is in `chosen`, unless it is covered. */
  readonly isLocked: boolean
  readonly isCovered: boolean
  readonly isBusy: boolean
}
