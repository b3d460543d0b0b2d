import { type Context, GAMES, type Seat, type Slug, seeded } from '@highjinks/games'
import { contextAt } from '@highjinks/games/testing'
import { DEFAULT_SETTINGS, type SessionView } from '@highjinks/protocol'
import { shown } from '../../../lib/testing/shown.ts'

const MOST_STEPS = 4000

/** For tests: every view that a shared screen gets of a whole game, played by its own simulated players. */
export function* playEvening(slug: Slug, names: readonly string[], seed: number): Generator<SessionView> {
  const game = GAMES[slug]
  const random = seeded(seed)
  const seats: readonly Seat[] = names.map((name) => ({
    id: name,
    name,
    online: true,
    isBot: false,
    muted: [],
    canBeNamed: true,
  }))
  let now = 1_000_000
  const as = (by: Context['by']) => contextAt({ by, now, random, seats, settings: DEFAULT_SETTINGS })
  const { view } = shown(1, { players: names })
  const lobby = { ...view, session: { ...view.session, slug } }
  yield lobby
  yield { ...lobby, session: { ...lobby.session, status: 'starting' } }
  let state = game.setup({ used: [], written: [] }, as('clock'))
  for (let step = 0; step < MOST_STEPS; step++) {
    const isOver = game.isOver(state)
    const status = isOver ? ('over' as const) : ('playing' as const)
    const table = { ...game.view(state), paused: false, cue: step }
    yield { ...lobby, session: { ...lobby.session, status }, table }
    if (isOver) return
    now += 1500
    const moved = seats.some(({ id }) => {
      const move = random() < 0.5 ? null : game.simulate(state, id, random)
      const next = move === null ? null : game.move(state, move, as(id))
      if (next?.ok) state = next.state
      return next?.ok
    })
    if (moved) continue
    now = Math.max(now, game.deadline(state, DEFAULT_SETTINGS) ?? now)
    const ticked = game.tick(state, as('clock'))
    const skipped = ticked === state ? game.skip(state, as(names[0] ?? 'clock'), true) : null
    state = skipped?.ok ? skipped.state : ticked
  }
  throw new Error(`${slug} does not end`)
}
