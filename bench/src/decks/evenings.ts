import { GAMES } from '@highjinks/games'
import { type Context, type Game, type Seat, seeded } from '@highjinks/games/kit'
import { contextAt } from '@highjinks/games/testing'
import { DEFAULT_SETTINGS, INTENSITIES, type Intensity, type Settings } from '@highjinks/protocol'

const SEATS = 8
/** Nobody needs to know more precisely than this. */
const MOST = 12

export interface Lasting {
  readonly game: string
  readonly level: Intensity
  /** Evenings in which no card came that an earlier one had shown. */
  readonly evenings: number
  readonly isMore: boolean
}

/** Saturday after Saturday the same eight play a Standard game, until a card comes back. */
export function countEvenings(): readonly Lasting[] {
  return Object.values(GAMES).flatMap((game: Game) =>
    INTENSITIES.map((level) => {
      let seen: readonly string[] = []
      for (let evening = 0; evening < MOST; evening++) {
        const after = playEvening(
          game,
          [...seen, TONIGHT],
          { ...DEFAULT_SETTINGS, intensity: level, clock: 'hard' },
          evening,
        )
        if (wasRepeated(seen, after)) return { game: game.about.name, level, evenings: evening, isMore: false }
        seen = after.filter((id) => id !== TONIGHT)
      }
      return { game: game.about.name, level, evenings: MOST, isMore: true }
    }),
  )
}

/** What is dealt comes to stand behind this. */
const TONIGHT = 'tonight'

function wasRepeated(before: readonly string[], after: readonly string[]): boolean {
  const tonight = after.slice(after.indexOf(TONIGHT) + 1)
  return before.some((id) => tonight.includes(id))
}

function playEvening(game: Game, seen: readonly string[], settings: Settings, seed: number): readonly string[] {
  const random = seeded(seed)
  const seats = Array.from({ length: SEATS }, (_, i): Seat => {
    const id = `player-${i}`
    return { id, name: `Player ${i}`, online: true, isBot: false, muted: [], canBeNamed: true }
  })
  let now = 0
  const as = (by: Context['by']) => contextAt({ by, now, random, seats, settings })
  let state = game.setup({ used: seen, written: [] }, as('clock'))
  while (!game.isOver(state)) {
    const moved = seats.some(({ id }) => {
      const move = game.simulate(state, id, random)
      const step = move === null ? null : game.move(state, move, as(id))
      if (step?.ok) state = step.state
      return step?.ok === true
    })
    if (moved) continue
    now = Math.max(now + 1, game.deadline(state, settings) ?? now)
    state = game.tick(state, as('clock'))
  }
  return game.kept(state).used
}
