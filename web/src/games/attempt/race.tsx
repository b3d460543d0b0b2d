import type { TableFrame } from '@highjinks/protocol'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { points } from '../../ui/party/points.ts'
import type { ScreenProps } from '../screen.ts'
import { namesOf } from './attempt.ts'
import './race.css'

interface RaceProps extends Pick<ScreenProps<unknown, unknown>, 'me' | 'players'> {
  readonly standings: TableFrame['standings']
}

/** On a wall, where a turn has brought nothing to look at: how far everybody has come, and who is ahead. */
export function Race({ standings, me, players }: RaceProps) {
  const racers = standings.filter(({ id }) => players.some((player) => player.id === id))
  if (racers.length < 2) return null
  const spots = spotsOf(racers.map(({ score }) => score))
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

/** Where the best stands on the track and where the last, in percent, and how close heads may come. */
const TRACK = { best: 90, last: 8, close: 9 } as const

/** Best first: as far apart as their points are, and never one before another. */
export function spotsOf(scores: readonly number[]): readonly number[] {
  const [high = 0, low = 0] = [scores[0], scores.at(-1)]
  const { best, last } = TRACK
  const close = Math.min(TRACK.close, (best - last) / Math.max(1, scores.length - 1))
  const middle = (best + last + close * (scores.length - 1)) / 2
  let before = (high === low ? middle : best) + close
  return scores.map((score, i) => {
    const own = high === low ? before : last + ((best - last) * (score - low)) / (high - low)
    // Whoever is behind needs room behind them.
    before = Math.max(Math.min(own, before - close), last + close * (scores.length - 1 - i))
    return Math.round(before * 10) / 10
  })
}

function leadLine(standings: RaceProps['standings'], people: Pick<RaceProps, 'me' | 'players'>): string {
  const best = standings[0]?.score ?? 0
  const next = standings.find(({ place }) => place > 1)
  const leaders = standings.filter(({ place }) => place === 1).map(({ id }) => id)
  if (!next) return best === 0 ? 'Nobody is ahead. Nobody is behind.' : `All level at ${points(best)}.`
  const gap = `by ${points(best - next.score)}`
  return `${namesOf(leaders, people)} ${leaders.length > 1 ? 'share the lead' : 'leads'} ${gap}.`
}
