import type { PlayerId, Standing } from '@highjinks/protocol'
import { counted } from './pay.ts'

/** A kind of moment that any game can have. */
interface CommonKind {
  readonly name: string
  readonly title: string
  readonly detail: (times: number) => string
  /** Whether it says “best” or “most”, so that it only goes to players nobody was ahead of. */
  readonly isForMost?: true
}

/** Details are read after a name and after “You”. */
export const COMMON_KINDS: readonly CommonKind[] = [
  { name: 'favorite', title: 'Star of the round', detail: counted('had the best turn of a round') },
  {
    name: 'pen',
    title: 'Best line of the table',
    detail: (times) => `got ${times === 1 ? 'a vote' : `${times} votes`} with the pen`,
    isForMost: true,
  },
  { name: 'believed', title: 'Silver tongue', detail: counted('pleaded', ', and people bought it') },
  { name: 'plea', title: 'For the defense', detail: counted('pleaded', ' in front of everyone') },
  {
    name: 'pointed',
    title: 'Talk of the table',
    detail: (times) => (times === 1 ? 'drew one admiring finger' : `drew ${times} fingers, all of them admiring`),
  },
  { name: 'clap', title: 'Best audience', detail: () => 'clapped with both hands', isForMost: true },
  { name: 'pen', title: 'Way with words', detail: () => 'wrote a line that got a vote' },
  { name: 'clap', title: 'Warm hands', detail: () => 'clapped for the others' },
]

interface FromStandings {
  readonly title: string
  readonly detail: (row: Standing, table: readonly Standing[]) => string
  readonly fits: (row: Standing, table: readonly Standing[], order: readonly PlayerId[]) => boolean
}

/** Titles by the final scores, from the rarest to the most common. */
export const FROM_STANDINGS: readonly FromStandings[] = [
  {
    title: 'Photo finish',
    detail: (row, table) => `came within ${gapAhead(row, table)} of the next place`,
    fits: (row, table) =>
      gapAhead(row, table) === Math.min(...table.map((other) => gapAhead(other, table))) && gapAhead(row, table) < 400,
  },
  {
    title: 'Two of a kind',
    detail: () => 'shared a place like a true friend',
    fits: (row, table) => row.score !== 0 && table.filter(({ place }) => place === row.place).length === 2,
  },
  {
    title: 'Top of the table',
    detail: () => 'finished first',
    fits: (row, table) => row.place === 1 && isAlone(row, table),
  },
  {
    title: 'So close',
    detail: () => 'made the winner look back',
    fits: (row, table) => row.place === 2 && isAlone(row, table) && table.length > 2,
  },
  {
    title: 'Dead center',
    detail: () => 'held the exact middle of the table',
    fits: (row, table) => table.length > 2 && row.place * 2 === table.length + 1 && isAlone(row, table),
  },
  {
    title: 'Neat and tidy',
    detail: () => 'finished on a round number',
    fits: (row) => row.score > 0 && row.score % 1000 === 0,
  },
  { title: 'Lucky seven', detail: () => 'scored with a lucky seven', fits: (row) => String(row.score).includes('7') },
  { title: 'Opening act', detail: () => 'took the first seat', fits: (row, _, order) => row.id === order[0] },
  {
    title: 'Grand entrance',
    detail: () => 'sat down last, as the best guests do',
    fits: (row, table, order) => row.id === order.at(-1) && table.length > 1,
  },
]

/** True of anyone who was there, in the jester's book: one for each seat of the largest table. */
export const FOR_ANYBODY: readonly (readonly [title: string, detail: (players: number) => string])[] = [
  ['Good company', (players) => `made it a table of ${players}`],
  ['Secret favorite', () => 'only heard about it just now'],
  ['Good sport', () => 'was game for this one'],
  ['Couch royalty', () => 'held court without a crown'],
  ['Secret weapon', () => 'stayed secret to the end'],
  ['Main character', () => 'was the hero of at least one seat'],
  ['Good egg', () => 'was one all the way through'],
  ['Nerves of butter', () => 'survived a drumroll'],
  ['That face', () => 'wore it with pride'],
  ['Plus one', () => 'was the plus, not the one'],
  ['Mystery guest', () => 'left us wanting more'],
  ['Warm seat', () => 'kept it warm'],
  ['Fine print', () => 'knew there were rules'],
  ['House plant of the year', () => 'brightened the room'],
  ['Snack diplomat', () => 'kept the peace near the chips'],
  ['Ray of lamp', () => 'made it cozier'],
  ['Free spirit', () => 'went with the flow'],
  ['Legend in waiting', () => 'had only just begun'],
  ['Heart of gold', () => 'counted every friend twice'],
  ['Encore', () => 'was asked to stay for the next one'],
]

/** Returns how many points the next rank is ahead; infinite for the first. */
function gapAhead(row: Standing, table: readonly Standing[]): number {
  const ahead = table.filter((other) => other.score > row.score).map((other) => other.score - row.score)
  return Math.min(Number.POSITIVE_INFINITY, ...ahead)
}

function isAlone(row: Standing, table: readonly Standing[]): boolean {
  return table.filter(({ place }) => place === row.place).length === 1
}
