import type { TableOf } from '../../game-ui.ts'
import { TvFavoriteDeed } from '../../tv/favorite.tsx'
import { interludeViews } from '../../tv/interlude/views.tsx'
import type { TvViews } from '../../tv/tv-view.ts'
import { INTERLUDE_THEME } from '../interlude-theme.tsx'
import { Act } from './act.tsx'
import { Curtain } from './curtain.tsx'
import { Keep } from './keep.tsx'
import { Name } from './name.tsx'
import { Pick } from './pick.tsx'
import { Ready } from './ready.tsx'
import { Roll } from './roll.tsx'
import { Score } from './score.tsx'
import { Verdict } from './verdict.tsx'
import { Wild } from './wild.tsx'

export const views: TvViews<TableOf<'high-rollers'>> = {
  ready: Ready,
  keep: Keep,
  roll: Roll,
  wild: Wild,
  name: Name,
  pick: Pick,
  act: Act,
  verdict: Verdict,
  score: Score,
  favorite: TvFavoriteDeed,
  curtain: Curtain,
  ...interludeViews(INTERLUDE_THEME),
}
