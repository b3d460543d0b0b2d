import type { LocalPrompt, TurnNow } from '@highjinks/games/local'
import type { PlayerView } from '@highjinks/protocol'
import type { ComponentType } from 'react'
import type { Chord } from '../../show/sound/score.ts'

/** The state of a card's own thing. */
export interface CardProgress {
  /** The time it was started, and its random number. */
  readonly at: number
  readonly chance: number
  /** The start of a scene's clock, and the time someone stopped it. */
  readonly opened: number | null
  readonly stopped: number | null
}

export interface OnePhoneProps {
  /** The kinds that can come next; more than one if the player chooses. */
  readonly kinds: readonly LocalPrompt['kind'][]
  /** The kinds of this game's earlier cards. */
  readonly earlier: readonly LocalPrompt['kind'][]
  /** The open card; null if there's none. */
  readonly open: {
    readonly prompt: LocalPrompt
    readonly now: TurnNow
    readonly progress: CardProgress
  } | null
  readonly players: readonly PlayerView[]
  readonly chord: Chord | undefined
  /** Picks one of the cards at random without a choice. */
  readonly onShow: (choice?: number) => void
  /** The clock starts; the clock stops. */
  readonly onStart: () => void
  readonly onStop: () => void
  readonly onMark: (mark: string) => void
  readonly onPush: () => void
}

/** More faces fill two rows, and a small phone has less room for the card above them. */
const ONE_ROW = 5
export function isCrowd({ turn }: TurnNow): boolean {
  return turn.others.length > ONE_ROW
}

export type OpenCard = NonNullable<OnePhoneProps['open']>

/** A game's own drawings for one phone: a card's cover, and the open card. */
export interface OnePhonePiece {
  readonly OnePhone: ComponentType<OnePhoneProps>
  /** A hand sets its wheel or dice in motion, so no card opens without that. */
  readonly isSetGoing?: boolean
  /** The effect of Show Prompt, if it does more than show the card. */
  readonly showing?: string
  /** Returns when the phone asks for the result, if not right away; null: not yet. */
  readonly asksFrom?: (progress: CardProgress, prompt: LocalPrompt) => number | null
}
