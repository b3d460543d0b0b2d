import type { InterludeHand, InterludeView } from '@highjinks/games/kit'
import type { PlayerId } from '@highjinks/protocol'
import type { ScreenProps } from '../screen.ts'
import type { InterludeTheme } from './interlude-theme.ts'

/** What every screen of an interlude has of the table it belongs to. */
export type TableProps = Pick<ScreenProps<unknown, unknown>, 'me' | 'players' | 'act' | 'isBusy'>

export type PointView = Extract<InterludeView, { readonly kind: 'point' }>
export type WritingView = Extract<InterludeView, { readonly kind: 'writing' }>

/** What one screen of an interlude is drawn from. `hand` is null for those who watch. */
export interface PartProps<View> extends TableProps {
  readonly view: View
  readonly hand: InterludeHand | null
  readonly theme: InterludeTheme
}

/** What all of them do is asked of these. */
export interface Seated {
  readonly seats: readonly PlayerId[]
}
