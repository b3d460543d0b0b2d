import type { TableFrame } from '@highjinks/protocol'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { points } from '../../ui/party/points.ts'
import { nameOf, type ScreenProps } from '../screen.ts'
import { namesOf } from './attempt.ts'
import './ranks.css'

interface RanksProps extends Pick<ScreenProps<unknown, unknown>, 'me' | 'players'> {
  readonly table: Pick<TableFrame, 'standings'>
}

/** Of more there is no room side by side; the bowls on the sofa show the rest. */
const MOST = 8

/** On a wall, where a turn has brought nothing to look at: who is ahead, and what everybody has. */
export function Ranks({ table, me, players }: RanksProps) {
  const ranked = table.standings.filter(({ id }) => players.some((player) => player.id === id))
  if (ranked.length < 2) return null
  const best = ranked[0]?.score ?? 0
  const isLevel = ranked.every(({ score }) => score === best)
  return (
    <div className="ranks">
      <p className="ranks-line">{leadLine(ranked, { me, players })}</p>
      {!isLevel && (
        <ol aria-label="Who is ahead" className="ranks-row">
          {ranked.slice(0, MOST).map(({ id, place, score }) => (
            <li key={id} className="animate-rise">
              <span className="ranks-face">
                <Avatar seed={id} size="100%" label={nameOf(players, id)} isCrowned={place === 1} />
                <b className="ranks-place">{place}</b>
              </span>
              <span className="ranks-points">{points(score)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

function leadLine(standings: TableFrame['standings'], people: Pick<RanksProps, 'me' | 'players'>): string {
  const best = standings[0]?.score ?? 0
  const next = standings.find(({ place }) => place > 1)
  const leaders = standings.filter(({ place }) => place === 1).map(({ id }) => id)
  if (!next) return best === 0 ? 'Nobody is ahead. Nobody is behind.' : `All level at ${points(best)}.`
  const gap = points(best - next.score)
  const names = namesOf(leaders, people)
  return leaders.length > 1 ? `${names} share the lead, ${gap} ahead.` : `${names} leads by ${gap}.`
}
