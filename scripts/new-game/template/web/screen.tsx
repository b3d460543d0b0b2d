import type { Hand } from '@highjinks/games/either-or'
import type { TableOf } from '../game-ui.ts'
import { nameOf } from '../screen.ts'
import type { Boards } from '../table/phase.ts'

type Table = TableOf<'either-or'>

const SIDES = ['one', 'other'] as const
const never = () => {}

/** Each phase once, for every window; CONTRIBUTING explains what a board is made of. */
export const boards: Boards<Table, Hand> = {
  phases: {
    pick: {
      Board: ({ hand, parts }) => <parts.Title>{hand?.pick ? 'You have picked.' : 'Which one?'}</parts.Title>,
      // The whole page is to choose from, so a TV shows it as well.
      ask: ({ table, hand, me, act }) => ({
        kind: 'one-of',
        at: 'page',
        question: 'Which one?',
        options: SIDES.map((value, i) => ({ value, label: table.choices[i] ?? '' })),
        chosen: hand?.pick ?? null,
        pick: me === null ? never : (side) => act({ type: 'pick', side }),
      }),
    },
    reveal: {
      Board: ({ table, players, parts }) =>
        SIDES.map((side, i) => {
          const ids = table.seats.filter((id) => table.reveal?.picks[id] === side)
          return (
            <parts.Title key={side} foot={ids.map((id) => nameOf(players, id)).join(', ') || 'Nobody'}>
              {table.choices[i]}
            </parts.Title>
          )
        }),
    },
  },
}
