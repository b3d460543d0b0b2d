import { Badge } from '../../ui/status/badge.tsx'
import { namesOf } from '../attempt/attempt.ts'
import type { ScreenProps } from '../screen.ts'

interface LoudestProps extends Pick<ScreenProps<unknown, unknown>, 'me' | 'players'> {
  readonly ids: readonly string[]
}

const LOUDEST = 300

/** At the end of a lap: who brought the house down. */
export function Loudest({ ids, me, players }: LoudestProps) {
  if (ids.length === 0) return null
  return (
    <p
      role="status"
      className="flex animate-pop flex-wrap items-center justify-center gap-x-3 gap-y-1 text-center font-display text-lg font-bold stage:text-3xl"
    >
      Loudest applause of the lap: {namesOf(ids, { me, players })}
      <Badge tone="lime" className="text-base stage:text-2xl">
        +{LOUDEST}
      </Badge>
    </p>
  )
}
