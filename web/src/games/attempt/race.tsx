import { parOf } from '@highjinks/games/par'
import type { TableFrame } from '@highjinks/protocol'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { points } from '../../ui/party/points.ts'
import type { ScreenProps } from '../screen.ts'
import { namesOf } from './attempt.ts'
import './race.css'

interface RaceProps extends Pick<ScreenProps<unknown, unknown>, 'me' | 'players' | 'settings'> {
  readonly slug: string
  readonly table: Pick<TableFrame, 'standings' | 'round' | 'rounds'>
}

/** On a wall, where a turn has brought nothing to look at: how far everybody has come, and who is ahead. */
export function Race({ slug, table, me, players, settings }: RaceProps) {
  const racers = table.standings.filter(({ id }) => players.some((player) => player.id === id))
  if (racers.length < 2) return null
  const spots = spotsOf(
    racers.map(({ score }) => score),
    { par: parOf(slug, settings.duration) ?? 0, progress: table.round / table.rounds },
  )
  return (
    <div className="race">
      <p className="race-line">{leadLine(racers, { me, players })}</p>
      <ol aria-hidden="true" className="race-track">
        {racers.map(({ id, place }, i) => (
          <li key={id} style={{ left: `${spots[i]}%`, zIndex: racers.length - i }}>
            <Avatar seed={id} size="100%" isCrowned={place === 1 && racers.some((one) => one.place > 1)} />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Where nobody has a point yet and where the flag is, in percent; how close heads may come, and how far a crowd of them may reach. */
const TRACK = { start: 8, flag: 90, close: 7, crowd: 36 } as const

interface Course {
  /** What wins an ordinary game. */
  readonly par: number
  /** The round of all rounds, from 0 to 1. */
  readonly progress: number
}

/** Best first: as far as their points go towards a win, never farther than the game has come, never one before another. */
export function spotsOf(scores: readonly number[], { par, progress }: Course): readonly number[] {
  const { start, flag, crowd } = TRACK
  const goal = Math.max(par, (scores[0] ?? 0) / progress, 1)
  const close = Math.min(TRACK.close, crowd / Math.max(1, scores.length - 1))
  let before = flag + close
  return scores.map((score, i) => {
    const own = start + ((flag - start) * Math.max(0, score)) / goal
    // Whoever is behind needs room behind them.
    before = Math.max(Math.min(own, before - close), start + close * (scores.length - 1 - i))
    return Math.round(before * 10) / 10
  })
}

function leadLine(standings: TableFrame['standings'], people: Pick<RaceProps, 'me' | 'players'>): string {
  const best = standings[0]?.score ?? 0
  const next = standings.find(({ place }) => place > 1)
  const leaders = standings.filter(({ place }) => place === 1).map(({ id }) => id)
  if (!next) return best === 0 ? 'Nobody is ahead. Nobody is behind.' : `All level at ${points(best)}.`
  const gap = `by ${points(best - next.score)}`
  return `${namesOf(leaders, people)} ${leaders.length > 1 ? 'share the lead' : 'leads'} ${gap}.`
}
