import { GAMES } from '@highjinks/games'
import type { Game } from '@highjinks/games/kit'
import { Rehearsal } from '@highjinks/games/testing'
import { DEFAULT_SETTINGS, INTENSITIES, type Intensity, type Settings } from '@highjinks/protocol'

const SEATS = 8
/** Nobody needs to know more precisely than this. */
const MOST = 12

export interface Lasting {
  readonly game: string
  readonly level: Intensity
  /** The number of evenings without a card from an earlier one. */
  readonly evenings: number
  readonly isMore: boolean
}

/** Simulates the same eight players with a Standard game every Saturday, until a card repeats. */
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

/** Dealt cards are collected under this key. */
const TONIGHT = 'tonight'

function wasRepeated(before: readonly string[], after: readonly string[]): boolean {
  const tonight = after.slice(after.indexOf(TONIGHT) + 1)
  return before.some((id) => tonight.includes(id))
}

function playEvening(game: Game, seen: readonly string[], settings: Settings, seed: number): readonly string[] {
  const table = new Rehearsal(game, { seed, seats: SEATS, settings, used: seen, isTrusted: true })
  while (!game.isOver(table.state)) if (!table.seats.some(({ id }) => table.play(id))) table.pass()
  return game.kept(table.state).used
}
