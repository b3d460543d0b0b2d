import { Spotlight } from '../../../show/spotlight/spotlight.tsx'
import { points } from '../../../ui/party/points.ts'
import type { PointView } from '../../interlude/part.ts'
import { callOn } from '../../interlude/plea-words.ts'
import { nameOf } from '../../screen.ts'
import { TvCard } from '../card.tsx'
import { TvTitle } from '../title.tsx'
import type { TvPartProps } from './part.ts'

/** The player with the floor is in the light: the main target, or someone who makes the case against them. */
export function TvPlead({ view, players, theme }: TvPartProps<PointView>) {
  const { title, ask, pays, drawing } = theme.plead
  const { speaker, against, worth } = view.plea
  if (speaker === null) return null
  const accused = against === null ? null : nameOf(players, against)
  return (
    <Spotlight ids={[speaker]} players={players}>
      <TvCard
        kicker={accused === null ? title : `The case against ${accused}`}
        thing={drawing}
        words={view.card}
        isLow
      />
      <div data-plea className="grid grow content-center justify-items-center gap-3 text-center">
        <TvTitle foot={pays(points(worth.believed), points(worth.heard))}>
          {callOn(ask, nameOf(players, speaker), accused)}
        </TvTitle>
      </div>
    </Spotlight>
  )
}
