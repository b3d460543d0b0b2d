import { ReactionFace } from '../../ui/party/reaction-face.tsx'
import { namesOf } from '../attempt/attempt.ts'
import type { ScreenProps } from '../screen.ts'

interface LoudestProps extends Pick<ScreenProps<unknown, unknown>, 'me' | 'players'> {
  readonly ids: readonly string[]
}

/** Whom the room applauded most in the lap that is over. */
export function Loudest({ ids, me, players }: LoudestProps) {
  if (ids.length === 0) return null
  return (
    <p
      role="status"
      className="flex animate-pop items-center justify-center gap-2 text-center text-lg font-semibold text-balance lg:text-2xl"
    >
      <ReactionFace reaction="clap" size={36} />
      Loudest of the lap: {namesOf(ids, { me, players })}, +300{ids.length > 1 && ' each'}
    </p>
  )
}
