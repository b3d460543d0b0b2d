import type { InterludeHand, InterludeView } from '@highjinks/games/kit'
import type { PlayerId } from '@highjinks/protocol'
import type { ScreenProps } from '../screen.ts'
import type { InterludeTheme } from './interlude-theme.ts'

/** An interlude screen's share of its table. */
export type TableProps = Pick<ScreenProps<unknown, unknown>, 'me' | 'players' | 'act' | 'isBusy'>

export type PointView = Extract<InterludeView, { readonly kind: 'point' }>
export type WritingView = Extract<InterludeView, { readonly kind: 'writing' }>

/** The data of one interlude screen. `hand` is null for spectators. */
export interface PartProps<View> extends TableProps {
  readonly view: View
  readonly hand: InterludeHand | null
  readonly theme: InterludeTheme
}

/** The players who take part. */
export interface Seated {
  readonly seats: readonly PlayerId[]
}
