import type { TableOf } from '../../game-ui.ts'
import { interludeViews } from '../../tv/interlude/views.tsx'
import type { TvViews } from '../../tv/tv-view.ts'
import { INTERLUDE_THEME } from '../interlude-theme.tsx'
import { Curtain } from './curtain.tsx'

export const views: TvViews<TableOf<'high-rollers'>> = {
  curtain: Curtain,
  ...interludeViews(INTERLUDE_THEME),
}
