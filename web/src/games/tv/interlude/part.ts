import type { PlayerId, PlayerView } from '@highjinks/protocol'
import type { InterludeTheme } from '../../interlude/interlude-theme.ts'

/** What a part of an interlude is drawn from. */
export interface TvPartProps<View> {
  readonly view: View
  readonly seats: readonly PlayerId[]
  readonly players: readonly PlayerView[]
  readonly theme: InterludeTheme
}
