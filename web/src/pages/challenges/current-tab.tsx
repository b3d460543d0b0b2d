import { type Challenge, slugOf } from '@highjinks/protocol'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Intensity } from '../../ui/party/intensity.tsx'
import { Cover } from '../../ui/picture/cover.tsx'
import { Standing } from './standing.tsx'
import { Countdown, DaysLeft, Timeline } from './time-left.tsx'
import { Trophy } from './trophy.tsx'

interface CurrentTabProps {
  readonly challenge: Challenge
  readonly isSample: boolean
}

/** A poster for the week: what, until when, for what, and the way in. */
export function CurrentTab({ challenge, isSample }: CurrentTabProps) {
  const { title, description, game, startDate, endDate, rules } = challenge
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-[1.15fr_1fr] lg:grid-rows-[auto_1fr]">
      <div className="grid content-start gap-5">
        <div>
          <DaysLeft endDate={endDate} />
          <Heading level={2} size="hero" className="mt-3 text-accent lg:text-[4rem]">
            {title}
          </Heading>
          <p className="mt-3 text-lg">{description}</p>
        </div>
        <div className="flex items-center gap-4">
          <div className="w-32 shrink-0 -rotate-2 overflow-hidden rounded-card border-4 border-ink sm:w-48">
            <Cover src={game.imageUrl} eager />
          </div>
          <div className="min-w-0">
            <p className="font-display text-2xl leading-tight font-extrabold">{game.name}</p>
            <p className="text-muted">{game.duration}</p>
            <Intensity value={game.intensity} className="mt-1" />
          </div>
        </div>
      </div>
      <div className="grid content-start gap-5 lg:row-span-2">
        <Countdown endDate={endDate} />
        <Timeline startDate={startDate} endDate={endDate} />
        <Standing challengeId={challenge.id} isSample={isSample} />
        <ButtonLink to={`/games/${slugOf(game.name)}`} kind="secondary" size="lg">
          Play {game.name} Now
        </ButtonLink>
      </div>
      <Prize text={rules.prizeDescription} />
    </div>
  )
}

function Prize({ text }: { readonly text: string }) {
  return (
    <section aria-label="Prize" className="flex items-center gap-4 self-start rounded-card bg-accent-tint p-4 sm:p-5">
      <Trophy className="w-20 shrink-0 sm:w-24" />
      <div>
        <Heading level={3} size="small">
          The prize
        </Heading>
        <p>{text}</p>
      </div>
    </section>
  )
}
