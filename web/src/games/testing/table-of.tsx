import type { Game, ViewOf } from '@highjinks/games'
import { namedTable } from '@highjinks/games/testing'
import { DEFAULT_SETTINGS, type PlayerId, type Settings } from '@highjinks/protocol'
import { render, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { serverNow } from '../../lib/server-clock.ts'
import { people } from '../../lib/testing/people.ts'
import { WallContext } from '../../show/spotlight/wall.ts'
import { SharedScreen } from '../../show/timeline/shared-screen.ts'
import { TableClock } from '../../show/timeline/table-clock.ts'
import type { ScreenProps } from '../screen.ts'

/** For tests: a table with real rules and, for any of its seats, what a person reads and can tap. */
export function tableOf<View extends object, Hand>(
  game: Game<View, Hand>,
  Screen: ComponentType<ScreenProps<ViewOf<Game<View, Hand>>, Hand>>,
  names: readonly PlayerId[],
  change: Partial<Settings> = {},
  seed?: number,
) {
  const table = namedTable(game, names, change, seed)
  const settings = { ...DEFAULT_SETTINGS, ...change }
  const players = people(names)
  const element = (me: PlayerId | null, isBusy: boolean, isToldAbove: boolean) => {
    const view = table.view()
    return (
      <TableClock value={{ now: serverNow, isStopped: false, since: view.since, deadline: view.deadline }}>
        <SharedScreen value={isToldAbove}>
          <Screen
            table={view}
            hand={me === null ? null : table.hand(me)}
            me={me}
            players={players}
            settings={settings}
            act={(move) => {
              outcomes.push([me, move, me === null ? 'watching' : table.does(me, move)])
            }}
            isBusy={isBusy}
          />
        </SharedScreen>
      </TableClock>
    )
  }
  const onWall = () => <WallContext value={{ latest: null }}>{element(null, false, false)}</WallContext>
  const outcomes: [by: PlayerId | null, move: Readonly<Record<string, unknown>>, outcome: string][] = []
  return {
    ...table,
    /** Every move a screen has sent, and what the rules said to it. */
    outcomes,
    /** This seat's screen as it is now; null is a screen that watches. The reveals may be told on a wall as well. */
    sits(me: PlayerId | null, isToldAbove = false) {
      const { container, rerender, unmount } = render(element(me, false, isToldAbove))
      return {
        ...within(container),
        container,
        text: () => container.textContent ?? '',
        /** What the server says now; another seat, when two share this phone. */
        update: (isBusy = false, seat = me) => rerender(element(seat, isBusy, isToldAbove)),
        goes: unmount,
      }
    },
    /** The shared screen of a room. */
    hangs() {
      const { container } = render(onWall())
      return { ...within(container), container, text: () => container.textContent ?? '' }
    },
  }
}
