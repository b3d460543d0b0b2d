import type { View } from '@highjinks/games/puff-puff-pass-truths'
import { Spotlight } from '../../../show/spotlight/spotlight.tsx'
import { Badge } from '../../../ui/status/badge.tsx'
import { nameOf } from '../../screen.ts'
import { FitText } from '../../tv/fit-text.tsx'
import { TvTitle } from '../../tv/title.tsx'
import type { TvProps } from '../../tv/tv-view.ts'
import '../../../ui/toys/large-card.css'

/** The card the table wants explained; its author tells it, everybody else claps. */
export function Tell({ table, players }: TvProps<View>) {
  const { told, turn, reveal, applause, statements } = table
  if (told === null || turn === null) return null
  const isLie = told === reveal?.lie
  const name = nameOf(players, turn)
  return (
    <Spotlight ids={[turn]} players={players} clapping={applause.clapping}>
      <TvTitle foot="Good story? Clap.">{isLie ? `${name}, where did that come from?` : `${name}, explain!`}</TvTitle>
      <figure className="large-card mb-4 flex grow flex-col items-center gap-4 text-center text-ink">
        <Badge tone={isLie ? 'coral' : 'sky'} className="py-1 text-2xl">
          {isLie ? 'The lie' : 'True'}
        </Badge>
        <FitText words={statements[told] ?? ''} hand="handwritten" most={5} className="w-full" />
      </figure>
    </Spotlight>
  )
}
