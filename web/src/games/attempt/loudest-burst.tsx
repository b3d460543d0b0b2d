import { Splash } from '../../show/timeline/splash.tsx'
import { useSteps } from '../../show/timeline/use-steps.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import type { ScreenProps } from '../screen.ts'
import { namesOf } from './attempt.ts'
import './loudest.css'
import { Noise } from './noise.tsx'

interface LoudestBurstProps extends Pick<ScreenProps<unknown, unknown>, 'players'> {
  readonly ids: readonly string[]
  /** From when in the phase, in milliseconds. */
  readonly at: number
}

const BURST_MS = 1200
/** More of them would be small. */
const MOST = 3

/** Where the loudest are only one line of something else, a TV is theirs for a moment before it. */
export function LoudestBurst({ ids, at, players }: LoudestBurstProps) {
  const reached = useSteps([
    ['on', at],
    ['off', at + BURST_MS],
  ])
  if (ids.length === 0 || ids.length > MOST) return null
  return (
    <Splash isOn={reached('on') > 0 && reached('off') === 0} color="curtain">
      <span className="loudest-burst">
        {ids.map((id) => (
          <Avatar key={id} seed={id} size={`min(44vh, ${50 / ids.length}vw)`} />
        ))}
        <Noise />
      </span>
      <small>{namesOf(ids, { me: null, players })}!</small>
    </Splash>
  )
}
