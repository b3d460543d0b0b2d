import { puffPuffPassTruths } from '@highjinks/games/puff-puff-pass-truths'
import { act, fireEvent } from '@testing-library/react'
import { vi } from 'vitest'
import { tableOf } from '../../testing/table-of.tsx'
import { boards } from '../screen.tsx'

export const THREE = ['Anna', 'Bert', 'Cleo'] as const

export function writing() {
  return tableOf(puffPuffPassTruths, boards, THREE)
}

type Table = ReturnType<typeof writing>
type Seat = ReturnType<Table['sits']>

export const field = (seat: Seat) => seat.getByRole<HTMLTextAreaElement>('textbox')
export const type = (seat: Seat, value: string) => fireEvent.change(field(seat), { target: { value } })
export const tap = (seat: Seat, name: string | RegExp) => fireEvent.click(seat.getByRole('button', { name }))
export const title = (seat: Seat) => seat.getByRole('heading', { level: 2 }).textContent
export const main = (seat: Seat) => seat.getAllByRole<HTMLButtonElement>('button').at(-1)
export const own = (...texts: string[]) => texts.map((text) => ({ text, isOwn: true }))
export const later = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}
export const sent = (table: Table) => table.outcomes.map(([, move]) => move)

/** Everyone has written; returns the presenter, the lie, and the two voters. */
export function presenting() {
  const table = writing()
  for (const id of THREE) {
    table.does(id, { type: 'draft', lines: own(`${id} is true`, `${id} is truer`, `${id} lies`) })
    table.does(id, { type: 'done' })
  }
  const author = table.view().turn ?? ''
  const [first = '', second = ''] = THREE.filter((id) => id !== author)
  return { table, author, first, second, lieAt: table.hand(author).lie ?? -1 }
}

export function voting() {
  const played = presenting()
  played.table.does(played.author, { type: 'done' })
  return played
}

/** The first voter takes a truth for the lie; the second is dead sure, and right. */
export function revealed() {
  const played = voting()
  const { table, first, second, lieAt } = played
  table.does(first, { type: 'vote', pick: (lieAt + 1) % 3, isSure: false })
  table.does(second, { type: 'vote', pick: lieAt, isSure: true })
  return played
}

/** All cards are open. */
export function asking() {
  const played = revealed()
  played.table.waits(12)
  return played
}

export function telling() {
  const played = asking()
  played.table.waits(15)
  return played
}

/** Every author except the last told a story: which was the best? */
export function choosingBest() {
  const played = telling()
  const { table, first, second } = played
  table.does(played.author, { type: 'done' })
  for (const word of ['done', 'pass']) {
    const author = table.view().turn ?? ''
    table.does(author, { type: 'done' })
    for (const id of [played.author, first, second]) table.does(id, { type: 'vote', pick: 0, isSure: false })
    table.waits(12)
    table.waits(15)
    table.does(author, { type: word })
  }
  return played
}

/** The first author’s story was the best. */
export function bestNamed() {
  const played = choosingBest()
  const { table, author } = played
  const other = table.view().best.candidates.find((id) => id !== author)
  for (const id of table.view().best.voters)
    table.does(id, { type: 'favorite', player: id === author ? other : author })
  return played
}

/** The round is over. */
export function lapOver() {
  const played = bestNamed()
  played.table.waits(6)
  return played
}
