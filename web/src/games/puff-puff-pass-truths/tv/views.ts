import type { TableOf } from '../../game-ui.ts'
import type { TvViews } from '../../tv/tv-view.ts'
import { Ask } from './ask.tsx'
import { Favorite, Star } from './best-story.tsx'
import { Lap } from './lap.tsx'
import { Present } from './present.tsx'
import { Reveal } from './reveal.tsx'
import { Tell } from './tell.tsx'
import { Vote } from './vote.tsx'
import { Write } from './write.tsx'

export const views: TvViews<TableOf<'puff-puff-pass-truths'>> = {
  write: Write,
  present: Present,
  vote: Vote,
  reveal: Reveal,
  ask: Ask,
  tell: Tell,
  favorite: Favorite,
  curtain: Star,
  lap: Lap,
}
