import type { TableOf } from '../../game-ui.ts'
import { interludeViews } from '../../tv/interlude/views.tsx'
import type { TvView, TvViews } from '../../tv/tv-view.ts'
import { INTERLUDE_THEME } from '../interlude-theme.tsx'
import { withStatement } from '../with-statement.ts'
import { Answer } from './answer.tsx'
import { Curtain, Favorite } from './curtain.tsx'
import { Pen } from './pen.tsx'
import { Reveal } from './reveal.tsx'
import { Story } from './story.tsx'

type View = TvView<TableOf<'never-have-i-ever'>>

const { point, fingers, plead, believe, ...others } = interludeViews(INTERLUDE_THEME)
/** Who lies is asked of a statement, which stands with it. */
const stated =
  (shown: View): View =>
  ({ table, ...rest }) =>
    shown({ table: withStatement(table), ...rest })

export const views: TvViews<TableOf<'never-have-i-ever'>> = {
  answer: Answer,
  pen: Pen,
  reveal: Reveal,
  ask: Reveal,
  nominate: Reveal,
  choose: Reveal,
  story: Story,
  favorite: Favorite,
  curtain: Curtain,
  point: stated(point),
  fingers: stated(fingers),
  plead: stated(plead),
  believe: stated(believe),
  ...others,
}
