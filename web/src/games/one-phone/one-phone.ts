import type { LocalPrompt, TurnNow } from '@highjinks/games/local'
import type { PlayerView } from '@highjinks/protocol'
import type { ComponentType } from 'react'
import type { Chord } from '../../show/sound/score.ts'

/** What a card's own thing is doing. */
export interface CardProgress {
  /** When it was set going, and what chance gave it. */
  readonly at: number
  readonly chance: number
  /** When its second act began, a scene's clock; and when somebody stopped it. */
  readonly opened: number | null
  readonly stopped: number | null
}

export interface OnePhoneProps {
  /** What may be shown next, by kind; more than one where somebody chooses. */
  readonly kinds: readonly LocalPrompt['kind'][]
  /** The card that lies open; null: none does. */
  readonly open: {
    readonly prompt: LocalPrompt
    readonly now: TurnNow
    readonly progress: CardProgress
  } | null
  readonly players: readonly PlayerView[]
  readonly chord: Chord | undefined
  /** Without a choice chance takes one of those in hand. */
  readonly onShow: (choice?: number) => void
  /** The clock starts; the clock stops. */
  readonly onStart: () => void
  readonly onStop: () => void
  readonly onMark: (mark: string) => void
  readonly onPush: () => void
}

/** Of so many faces there are two rows, and a small phone has less room for the card above them. */
const ONE_ROW = 5
export function isCrowd({ turn }: TurnNow): boolean {
  return turn.others.length > ONE_ROW
}

export type OpenCard = NonNullable<OnePhoneProps['open']>

/** A game's own piece for one phone that is passed round: what its card hides behind, and how it lies open. */
export interface OnePhonePiece {
  readonly OnePhone: ComponentType<OnePhoneProps>
  /** Its thing is set going by hand, a wheel or dice, so that no card opens without that. */
  readonly isSetGoing?: boolean
  /** From when on the phone asks what came of the card, where it is not at once; null: not yet. */
  readonly asksFrom?: (progress: CardProgress, prompt: LocalPrompt) => number | null
}
