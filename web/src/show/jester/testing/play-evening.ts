import { GAMES, type Game, type Slug } from '@highjinks/games'
import { Rehearsal } from '@highjinks/games/testing'
import type { SessionView } from '@highjinks/protocol'
import { shown } from '../../testing/shown.ts'

const MOST_STEPS = 4000

/** For tests: yields each view a TV gets of a whole game, played by its own simulated players. */
export function* playEvening(slug: Slug, names: readonly string[], seed: number): Generator<SessionView> {
  const game = GAMES[slug]
  // Names aren't ids, so no schema would accept such a state.
  const evening = new Rehearsal<Game>(game, { seed, seats: names, isTrusted: true })
  const { view } = shown(1, { players: names })
  const lobby = { ...view, session: { ...view.session, slug } }
  yield lobby
  yield { ...lobby, session: { ...lobby.session, status: 'starting' } }
  for (let step = 0; step < MOST_STEPS; step++) {
    const isOver = game.isOver(evening.state)
    const status = isOver ? ('over' as const) : ('playing' as const)
    const table = { ...game.view(evening.state), paused: false, cue: step }
    yield { ...lobby, session: { ...lobby.session, status }, table }
    if (isOver) return
    evening.now += 1500
    if (!evening.seats.some(({ id }) => evening.random() >= 0.5 && evening.play(id))) evening.pass()
  }
  throw new Error(`${slug} does not end`)
}
