import type { View } from '@highjinks/games/roll-and-react'
import type { PlayerId } from '@highjinks/protocol'
import type { Pose } from '../../show/people/poses.ts'
import { Whole } from '../../show/people/whole.tsx'
import { useBeats } from '../../show/timeline/use-beats.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { actedBy } from './theme.ts'
import './cast.css'

const POSES: readonly [Pose, ...Pose[]] = ['mimes', 'mimics', 'sneaks', 'fights']

/** Returns each actor's own pose, the same on the TV and on every phone. */
export function castPose(candidates: readonly PlayerId[], id: PlayerId): Pose {
  return POSES[candidates.indexOf(id) % POSES.length] ?? POSES[0]
}

/** Fewer people have the same spacing as this many. */
const FEWEST = 3
/** More of them fill two rows. */
const ROW = 5

interface CastProps extends Pick<ScreenProps<View, unknown>, 'table' | 'players'> {}

/** For onlookers: all the actors in their poses, and what they acted. */
export function Cast({ table: { candidates, boards }, players }: CastProps) {
  const here = useBeats()('walk')
  const rows = candidates.length > ROW ? 2 : 1
  const across = Math.max(FEWEST, Math.ceil(candidates.length / rows))
  return (
    <ul aria-label="Who acted" className="cast" data-rows={rows} style={{ '--across': across }}>
      {candidates.map((id, i) => (
        <li key={id} className={i < here ? 'animate-drop' : 'invisible'}>
          <span aria-hidden="true" className="cast-figure">
            {i < here && <Whole id={id} pose={castPose(candidates, id)} />}
          </span>
          <Unbroken className="font-display font-bold">{nameOf(players, id)}</Unbroken>
          <span className="font-semibold text-balance text-muted">{actedBy(boards[id])}</span>
        </li>
      ))}
    </ul>
  )
}
