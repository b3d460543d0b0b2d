import type { View } from '@highjinks/games/high-rollers'
import { nameOf } from '../../screen.ts'
import { TvTitle } from '../../tv/title.tsx'
import type { TvProps } from '../../tv/tv-view.ts'
import { ReadNews } from '../read-news.tsx'
import { RollCard } from './roll-card.tsx'
import { RoomDecides } from './room-decides.tsx'

/** After a bust: a stunt and a question, and the room says which. */
export function Pick({ table, players }: TvProps<View>) {
  const name = nameOf(players, table.turn)
  return (
    <>
      <TvTitle name={name} foot={<ReadNews table={table} me={null} players={players} />}>
        Bust. Pick one for {name}.
      </TvTitle>
      <ul aria-label="What it may be" className="grid grow grid-cols-2 gap-4">
        {table.pair.map(({ id, text, task }) => (
          <li key={id} className="flex min-w-0">
            <RollCard kicker={task && (task === 'Truth' ? 'A question' : 'A stunt')} words={text} />
          </li>
        ))}
      </ul>
      <RoomDecides table={table} players={players} before="They’re reading both. Twice." />
    </>
  )
}
