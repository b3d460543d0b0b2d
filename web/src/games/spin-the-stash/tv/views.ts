import type { TableOf } from '../../game-ui.ts'
import { TvExplain } from '../../tv/explain.tsx'
import { TvFavoriteDeed } from '../../tv/favorite.tsx'
import { interludeViews } from '../../tv/interlude/views.tsx'
import { TvStar } from '../../tv/star.tsx'
import type { TvViews } from '../../tv/tv-view.ts'
import { INTERLUDE_THEME } from '../interlude-theme.tsx'
import { Bet } from './bet.tsx'
import { Pick } from './pick.tsx'
import { Resolve } from './resolve.tsx'
import { Score } from './score.tsx'
import { Spin } from './spin.tsx'
import { Verdict } from './verdict.tsx'

export const views: TvViews<TableOf<'spin-the-stash'>> = {
  spin: Spin,
  turning: Spin,
  bet: Bet,
  pick: Pick,
  resolve: Resolve,
  verdict: Verdict,
  score: Score,
  explain: TvExplain,
  favorite: TvFavoriteDeed,
  curtain: TvStar,
  ...interludeViews(INTERLUDE_THEME),
}
