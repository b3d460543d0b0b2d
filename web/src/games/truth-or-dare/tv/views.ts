import type { TableOf } from '../../game-ui.ts'
import { TvExplain } from '../../tv/explain.tsx'
import { TvFavoriteDeed } from '../../tv/favorite.tsx'
import { interludeViews } from '../../tv/interlude/views.tsx'
import { TvStar } from '../../tv/star.tsx'
import type { TvViews } from '../../tv/tv-view.ts'
import { INTERLUDE_THEME } from '../interlude-theme.tsx'
import { Choose } from './choose.tsx'
import { Deal } from './deal.tsx'
import { Perform } from './perform.tsx'
import { Reveal } from './reveal.tsx'
import { Verdict } from './verdict.tsx'

export const views: TvViews<TableOf<'truth-or-dare'>> = {
  choose: Choose,
  deal: Deal,
  perform: Perform,
  verdict: Verdict,
  reveal: Reveal,
  explain: TvExplain,
  favorite: TvFavoriteDeed,
  curtain: TvStar,
  ...interludeViews(INTERLUDE_THEME),
}
