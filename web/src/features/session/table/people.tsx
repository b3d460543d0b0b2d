import type { SessionView, TableFrame } from '@highjinks/protocol'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { cx } from '../../../ui/look/cx.ts'
import { isAsked } from './asked.ts'

interface PeopleProps {
  readonly view: SessionView
  readonly table: TableFrame
  readonly me: string | null
  readonly onPeople: () => void
}

const NUMBER = new Intl.NumberFormat('en-US')

/** At the left of a laptop: who plays, how they stand, and who is still thinking. */
export function People({ view, table, me, onPeople }: PeopleProps) {
  const rows = table.standings.flatMap((row) => {
    const player = view.players.find(({ id }) => id === row.id)
    return player ? [{ ...row, player }] : []
  })
  return (
    <section aria-label="People and scores" className="grid content-start gap-3">
      <ol className="grid gap-1">
        {rows.map(({ player, score }) => {
          const isUp = table.turn === player.id
          return (
            <li
              key={player.id}
              className={cx(
                'flex min-h-14 items-center gap-2.5 rounded-control px-2 py-1 max-xl:gap-1.5 max-xl:px-1',
                isUp && 'bg-leaf-800 ring-2 ring-mark ring-inset',
              )}
            >
              <Avatar seed={player.id} size={44} away={!player.online} className="max-xl:size-8!" />
              <span className="min-w-0 grow leading-tight">
                <span className="line-clamp-2 font-display text-lg leading-tight font-bold wrap-break-word max-xl:text-base">
                  {player.name}
                </span>
                <span className="block text-sm text-muted">
                  {stateOf(table, player.id, player.online, player.id === me)}
                </span>
              </span>
              <span className="shrink-0 font-display text-lg font-extrabold tabular max-xl:text-base">
                {NUMBER.format(score)}
              </span>
            </li>
          )
        })}
      </ol>
      <Button kind="ghost" className="text-sm text-muted" onClick={onPeople}>
        Scores and players
      </Button>
    </section>
  )
}

function stateOf(table: TableFrame, id: string, isOnline: boolean, isMe: boolean): string {
  const who = isMe ? 'You' : isOnline ? '' : 'Away'
  const what = table.turn === id ? 'on now' : isAsked(table, id) ? 'thinking …' : ''
  const words = [who, what].filter((word) => word !== '').join(' · ')
  return words
}
