import type { PlayerId, PlayerView, TableFrame } from '@highjinks/protocol'
import { cx } from '../../ui/look/cx.ts'
import { ScoreboardRow } from '../../ui/party/scoreboard-row.tsx'
import { nameOf } from '../screen.ts'

interface LapScoresProps {
  readonly rows: TableFrame['standings']
  /** What the end of the lap brought somebody. */
  readonly gainOf: (id: PlayerId) => number
  readonly me: PlayerId | null
  readonly players: readonly PlayerView[]
  readonly className?: string
}

/** How everybody stands after a lap. */
export function LapScores({ rows, gainOf, me, players, className }: LapScoresProps) {
  return (
    <ol className={cx('grid grid-cols-1 gap-2 stage:grid-cols-2', className)}>
      {rows.map((row) => (
        <ScoreboardRow
          key={row.id}
          place={row.place}
          seed={row.id}
          name={nameOf(players, row.id)}
          score={row.score}
          delta={gainOf(row.id)}
          you={row.id === me}
        />
      ))}
    </ol>
  )
}
