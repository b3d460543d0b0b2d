import type { PlayerId, PlayerView } from '@highjinks/protocol'
import type { InterludeTheme } from '../../interlude/interlude-theme.ts'

/** The props of an interlude's part. */
export interface TvPartProps<View> {
  readonly view: View
  readonly seats: readonly PlayerId[]
  readonly players: readonly PlayerView[]
  readonly theme: InterludeTheme
}
