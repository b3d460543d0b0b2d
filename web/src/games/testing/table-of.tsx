import type { Game, ViewOf } from '@highjinks/games'
import { namedTable } from '@highjinks/games/testing'
import { DEFAULT_SETTINGS, type PlayerId, type Settings } from '@highjinks/protocol'
import { render, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { serverNow } from '../../lib/server-clock.ts'
import { people } from '../../lib/testing/people.ts'
import { TvContext } from '../../show/spotlight/tv-context.ts'
import { HasTv } from '../../show/timeline/has-tv.ts'
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
  const element = (me: PlayerId | null, isBusy: boolean, hasTv: boolean) => {
    const view = table.view()
    return (
      <TableClock value={{ now: serverNow, isStopped: false, since: view.since, deadline: view.deadline }}>
        <HasTv value={hasTv}>
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
        </HasTv>
      </TableClock>
    )
  }
  const onTv = () => <TvContext value={{ latest: null }}>{element(null, false, false)}</TvContext>
  const outcomes: [by: PlayerId | null, move: Readonly<Record<string, unknown>>, outcome: string][] = []
  return {
    ...table,
    /** Every move a screen has sent, and what the rules said to it. */
    outcomes,
    /** This seat's screen as it is now; null is a screen that watches. The reveals may be told on a TV as well. */
    sits(me: PlayerId | null, hasTv = false) {
      const { container, rerender, unmount } = render(element(me, false, hasTv))
      return {
        ...within(container),
        container,
        text: () => container.textContent ?? '',
        /** What the server says now; another seat, when two share this phone. */
        update: (isBusy = false, seat = me) => rerender(element(seat, isBusy, hasTv)),
        goes: unmount,
      }
    },
    /** The TV of a room. */
    hangs() {
      const { container } = render(onTv())
      return { ...within(container), container, text: () => container.textContent ?? '' }
    },
  }
}
