import { type Challenge, slugOf } from '@highjinks/protocol'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Intensity } from '../../ui/party/intensity.tsx'
import { Cover } from '../../ui/picture/cover.tsx'
import { Standing } from './standing.tsx'
import { Countdown, DaysLeft, Timeline } from './time-left.tsx'

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

interface TrophyProps {
  readonly className?: string
}

/** A rather smug cup. */
function Trophy({ className }: TrophyProps) {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className={className}>
      <g stroke="var(--color-ink)" strokeWidth="5" strokeLinejoin="round" strokeLinecap="round">
        <path d="M30 26H12c-2 22 8 34 24 36M90 26h18c2 22-8 34-24 36" fill="none" strokeWidth="8" />
        <path d="M28 14h64c2 38-8 62-32 66-24-4-34-28-32-66Z" fill="var(--color-amber)" />
        <path d="M53 80h14v14H53Z" fill="var(--color-amber)" />
        <path d="M36 94h48l5 16H31Z" fill="var(--color-coral)" />
        <path
          d="M60 14c-7-4-9-9-8-14 6 1 9 5 8 14 0-8 4-12 10-12 1 6-3 10-10 12Z"
          fill="var(--color-lime)"
          strokeWidth="4"
        />
        <path d="M46 52c5 9 23 9 28 0" fill="none" />
        <path d="M44 38c3-4 8-4 11 0M65 38c3-4 8-4 11 0" fill="none" />
      </g>
      <path d="M37 24c0 14 2 26 7 34" fill="none" stroke="var(--color-cream)" strokeWidth="5" strokeLinecap="round" />
    </svg>
  )
}
