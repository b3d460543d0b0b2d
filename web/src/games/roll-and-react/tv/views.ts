import type { TableOf } from '../../game-ui.ts'
import { interludeViews } from '../../tv/interlude/views.tsx'
import type { TvViews } from '../../tv/tv-view.ts'
import { INTERLUDE_THEME } from '../interlude-theme.tsx'
import { Curtain } from './curtain.tsx'
import { Favorite } from './favorite.tsx'
import { Gallery } from './gallery.tsx'
import { Ready } from './ready.tsx'
import { Run } from './run.tsx'

export const views: TvViews<TableOf<'roll-and-react'>> = {
  ready: Ready,
  watch: Run,
  guess: Run,
  gallery: Gallery,
  favorite: Favorite,
  curtain: Curtain,
  ...interludeViews(INTERLUDE_THEME),
}
