import { GAMES, type Game, type ViewOf } from '@highjinks/games'
import { namedTable } from '@highjinks/games/testing'
import { DEFAULT_SETTINGS, type PlayerId, type Settings } from '@highjinks/protocol'
import { render, within } from '@testing-library/react'
import type { ComponentType, ReactNode } from 'react'
import { people } from '../../lib/testing/people.ts'
import { HasTv } from '../../show/timeline/has-tv.ts'
import { PLAIN } from '../interlude/interlude-theme.ts'
import type { ScreenProps } from '../screen.ts'
import { TableTime } from '../table-time.tsx'
import { interludeViews } from '../tv/interlude/views.tsx'
import type { TvView } from '../tv/tv-view.ts'

type Views = Readonly<Record<string, TvView<unknown> | undefined>>

const FILES = import.meta.glob<{ readonly views: Views }>('../*/tv/views.ts', { eager: true })
// Its views ask for what every table of an interlude has.
const TOYS = interludeViews(PLAIN) as unknown as Views

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
  const atTable = (drawn: ReactNode) => {
    const frame = { ...table.view(), paused: false, cue: 1 }
    return (
      <TableTime slug={game.about.slug} table={frame}>
        {drawn}
      </TableTime>
    )
  }
  const element = (me: PlayerId | null, isBusy: boolean, hasTv: boolean) => {
    const view = table.view()
    return atTable(
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
      </HasTv>,
    )
  }
  const { slug } = game.about
  const views = FILES[`../${slug}/tv/views.ts`]?.views ?? (Object.hasOwn(GAMES, slug) ? {} : TOYS)
  const onTv = () => {
    const view = table.view()
    const View = views[view.phase]
    return View ? atTable(<View table={view} players={players} settings={settings} />) : element(null, false, false)
  }
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
