import type { View } from '@highjinks/games/high-rollers'
import { ActionSign } from '../../../ui/toys/die-faces.tsx'
import { nameOf } from '../../screen.ts'
import { TvTitle } from '../../tv/title.tsx'
import type { TvProps } from '../../tv/tv-view.ts'
import { ReadNews } from '../read-news.tsx'
import { ASKS, SIDES, TASK_LIST } from '../words.ts'
import { RoomDecides } from './room-decides.tsx'

/** What a Wild is: everybody but the roller says so, in secret. */
export function Wild({ table, players }: TvProps<View>) {
  return (
    <>
      <TvTitle foot={<ReadNews table={table} me={null} players={players} />}>
        Wild! What is it for {nameOf(players, table.turn)}?
      </TvTitle>
      <ul aria-label="What it may be" className="grid grow auto-rows-fr grid-cols-2 gap-4">
        {TASK_LIST.map((task) => (
          <li
            key={task}
            className="paper grid grid-cols-[auto_1fr] content-center items-center gap-x-4 rounded-card border-4 border-ink px-4 py-1"
          >
            <ActionSign face={SIDES[task]} className="row-span-2 w-24" />
            <strong className="font-display text-5xl leading-none font-extrabold">{task}</strong>
            <span className="text-2xl leading-tight text-ink-soft">{ASKS[task]}</span>
          </li>
        ))}
      </ul>
      <RoomDecides table={table} players={players} before="They’re deciding." />
    </>
  )
}
