import type { View } from '@highjinks/games/roll-and-react'
import { Whole } from '../../../show/people/whole.tsx'
import { useBeats } from '../../../show/timeline/use-beats.ts'
import { Unbroken } from '../../../ui/look/unbroken.tsx'
import { nameOf } from '../../screen.ts'
import type { TvProps } from '../../tv/tv-view.ts'
import { castPose } from '../cast-pose.ts'
import { actedBy } from '../theme.ts'
import './cast.css'

/** Fewer than these stand as far apart as if they were as many. */
const FEWEST = 3
/** More of them stand in two rows. */
const ROW = 5

/** Everybody who acted, as they acted, and what it was about. */
export function TvCast({ table: { candidates, boards }, players }: Pick<TvProps<View>, 'table' | 'players'>) {
  const here = useBeats()('walk')
  const rows = candidates.length > ROW ? 2 : 1
  const across = Math.max(FEWEST, Math.ceil(candidates.length / rows))
  return (
    <ul aria-label="Who acted" className="tv-cast" data-rows={rows} style={{ '--across': across }}>
      {candidates.map((id, i) => (
        <li key={id} className={i < here ? 'animate-drop' : 'invisible'}>
          <span aria-hidden="true" className="tv-cast-figure">
            {i < here && <Whole id={id} pose={castPose(candidates, id)} />}
          </span>
          <Unbroken className="font-display font-bold">{nameOf(players, id)}</Unbroken>
          <span className="font-semibold text-balance text-muted">{actedBy(boards[id])}</span>
        </li>
      ))}
    </ul>
  )
}
