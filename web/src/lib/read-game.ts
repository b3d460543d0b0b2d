import { game, MAX_PLAYERS, MIN_PLAYERS, slugOf } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import { intensityLevel } from './intensity-level.ts'

/** The values for whatever a game leaves out or gets wrong (the spec's section 3). */
const GAME_FALLBACKS = { minPlayers: 2, maxPlayers: 8, duration: '30min', intensity: 3 } as const

const seats = z.int().check(z.gte(MIN_PLAYERS), z.lte(MAX_PLAYERS))
const seatsOrNull = orElse(z.nullable(seats), null)
const text = orElse(z.string(), '')
const intensity = z.pipe(
  orElse(z.number(), GAME_FALLBACKS.intensity),
  z.transform((level) => intensityLevel(level)),
)

/** The part of a game that a challenge carries. */
export const readableGameCard = z.object({
  id: game.shape.id,
  name: z.string().check(z.minLength(1)),
  imageUrl: text,
  intensity,
  duration: z.pipe(
    text,
    z.transform((words) => words.trim() || GAME_FALLBACKS.duration),
  ),
})

/** A game as it can arrive. It needs an id and a name; everything else has a fallback. */
export const readableGame = z.pipe(
  z.extend(readableGameCard, {
    slug: text,
    description: text,
    minPlayers: seatsOrNull,
    maxPlayers: seatsOrNull,
    instructions: text,
    featured: orElse(z.boolean(), false),
  }),
  z.transform(({ slug, minPlayers, maxPlayers, ...rest }) => ({
    ...rest,
    slug: slug || slugOf(rest.name),
    ...rangeOf(minPlayers, maxPlayers),
  })),
)

/** Half a range says nothing, so both ends come from the fallback or both from the game. */
function rangeOf(minPlayers: number | null, maxPlayers: number | null) {
  return minPlayers !== null && maxPlayers !== null && minPlayers <= maxPlayers
    ? { minPlayers, maxPlayers }
    : { minPlayers: GAME_FALLBACKS.minPlayers, maxPlayers: GAME_FALLBACKS.maxPlayers }
}
