import type { Game, ViewOf } from '@highjinks/games'
import { namedTable } from '@highjinks/games/testing'
import { DEFAULT_SETTINGS, type PlayerId, type Settings, type TableFrame } from '@highjinks/protocol'
import { render, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { people } from '../../lib/testing/people.ts'
import { HasTv } from '../../show/timeline/has-tv.ts'
import { HandScreen } from '../table/hand-screen.tsx'
import type { Boards } from '../table/phase.ts'
import { RoomView } from '../table/room-view.tsx'
import { TableTime } from '../table-time.tsx'

type TableIn<View extends object, Hand> = ViewOf<Game<View, Hand>> & TableFrame

/** For tests: a table with real rules and, for any of its seats, what a person reads and can tap. */
export function tableOf<View extends object, Hand>(
  game: Game<View, Hand>,
  drawn: Boards<TableIn<View, Hand>, Hand>,
  names: readonly PlayerId[],
  change: Partial<Settings> = {},
  seed?: number,
) {
  const table = namedTable(game, names, change, seed)
  const settings = { ...DEFAULT_SETTINGS, ...change }
  // A table as the server sends it, which these tests leave out.
  const boards = drawn as unknown as Boards<TableFrame, unknown>
  const players = people(names)
  const frameNow = () => ({ ...table.view(), paused: false, cue: 1 })
  const atTable = (drawn: ReactNode) => (
    <TableTime slug={game.about.slug} table={frameNow()}>
      {drawn}
    </TableTime>
  )
  const element = (me: PlayerId | null, isBusy: boolean, hasTv: boolean) => {
    const props = {
      hand: me === null ? null : table.hand(me),
      me,
      players,
      settings,
      act: (move: { readonly type: string }) => {
        outcomes.push([me, move, me === null ? 'watching' : table.does(me, move)])
      },
      isBusy,
    }
    return atTable(
      <HasTv value={hasTv}>
        <HandScreen boards={boards} table={frameNow()} {...props} />
      </HasTv>,
    )
  }
  const onTv = () => atTable(<RoomView boards={boards} table={frameNow()} {...{ players, settings }} />)
  const outcomes: [by: PlayerId | null, move: Readonly<Record<string, unknown>>, outcome: string][] = []
  return {
    ...table,
    /** Every move a screen has sent, and the rules' answer. */
    outcomes,
    /** Returns this seat's current screen; null is a spectator's. The room can have a TV as well. */
    sits(me: PlayerId | null, hasTv = false) {
      const { container, rerender, unmount } = render(element(me, false, hasTv))
      return {
        ...within(container),
        container,
        text: () => container.textContent ?? '',
        /** Renders the server's current state; another seat, when two share this phone. */
        update: (isBusy = false, seat = me) => rerender(element(seat, isBusy, hasTv)),
        goes: unmount,
      }
    },
    /** Returns a room's TV. */
    hangs() {
      const { container } = render(onTv())
      return { ...within(container), container, text: () => container.textContent ?? '' }
    },
  }
}
