import type { PlayerId, TableFrame } from '@highjinks/protocol'
import { useMark } from '../../lib/use-mark.ts'
import { cx } from '../../ui/look/cx.ts'
import { ScoreboardRow } from '../../ui/party/scoreboard-row.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'

interface LapScoresProps extends Pick<ScreenProps<unknown, unknown>, 'me' | 'players'> {
  readonly table: Pick<TableFrame, 'standings'>
  /** Returns a player's points from the end of the round. */
  readonly gainOf: (id: PlayerId) => number
  readonly className?: string
}

/** The standings after a round. Screens with bowls show them there. */
export function LapScores({ table, gainOf, me, players, className }: LapScoresProps) {
  useMark('has-scores')
  const rows = table.standings
  return (
    <ol
      className={cx(
        // A laptop's sofa shows them in its bowls.
        'grid grid-cols-1 gap-2 laptop:sr-only',
        'max-sm:gap-1.5 max-sm:kids:min-h-[min(4rem,20rem/var(--rows))] max-sm:kids:py-0.5',
        className,
      )}
      style={{ '--rows': rows.length }}
    >
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
