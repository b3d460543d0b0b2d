import type { TableOf } from '../../game-ui.ts'
import { TvFavoriteDeed } from '../../tv/favorite.tsx'
import { interludeViews } from '../../tv/interlude/views.tsx'
import { TvStar } from '../../tv/star.tsx'
import type { TvViews } from '../../tv/tv-view.ts'
import { INTERLUDE_THEME } from '../interlude-theme.tsx'
import { Argue } from './argue.tsx'
import { Prepare } from './prepare.tsx'
import { Reveal } from './reveal.tsx'

export const views: TvViews<TableOf<'baked-or-bluffing'>> = {
  prepare: Prepare,
  argue: Argue,
  reveal: Reveal,
  favorite: TvFavoriteDeed,
  curtain: TvStar,
  ...interludeViews(INTERLUDE_THEME),
}
