import { Spotlight } from '../../../show/spotlight/spotlight.tsx'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { points } from '../../../ui/party/points.ts'
import { namesOf } from '../../attempt/attempt.ts'
import { calledOn } from '../../interlude/called-on.ts'
import type { PointView } from '../../interlude/part.ts'
import { TvCard } from '../card.tsx'
import { TvTitle } from '../title.tsx'
import type { TvPartProps } from './part.ts'

/** Whoever was pointed at most may say something in their defense: in the light, where they are few enough. */
export function TvPlead({ view, players, theme }: TvPartProps<PointView>) {
  const { title, ask, pays, drawing } = theme.plead
  const { pleaders, said, card, plea } = view
  const silent = pleaders.filter((id) => !said[id])
  const spoken = pleaders.filter((id) => said[id] === 'done')
  return (
    <Spotlight ids={silent} players={players}>
      <TvCard kicker={title} thing={drawing} words={card} isLow />
      <div data-plea className="grid grow content-center justify-items-center gap-3 text-center">
        <span className="flex in-[.spotlight]:hidden kids:not-last:-mr-4">
          {pleaders.map((id) => (
            <Avatar key={id} seed={id} size="11rem" className="animate-pop" />
          ))}
        </span>
        <TvTitle foot={pays(points(plea))}>{ask(calledOn(pleaders, players))}</TvTitle>
        {pleaders.length > 1 && spoken.length > 0 && (
          <p className="text-2xl font-semibold">{namesOf(spoken, { me: null, players })} pleaded.</p>
        )}
      </div>
    </Spotlight>
  )
}
