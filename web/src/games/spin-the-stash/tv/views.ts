import type { TableOf } from '../../game-ui.ts'
import { TvExplain } from '../../tv/explain.tsx'
import { TvFavoriteDeed } from '../../tv/favorite.tsx'
import { interludeViews } from '../../tv/interlude/views.tsx'
import { TvStar } from '../../tv/star.tsx'
import type { TvViews } from '../../tv/tv-view.ts'
import { INTERLUDE_THEME } from '../interlude-theme.tsx'

export const views: TvViews<TableOf<'spin-the-stash'>> = {
  explain: TvExplain,
  favorite: TvFavoriteDeed,
  curtain: TvStar,
  ...interludeViews(INTERLUDE_THEME),
}
