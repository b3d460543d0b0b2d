import { HATS, LOOK_COLORS, type Look, nameKey } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { storedJson } from '../../lib/storage.ts'
import { isTonight } from '../../lib/tonight.ts'

const schema = z.object({ places: z.record(z.string(), z.int().check(z.gte(0))), at: z.number() })
const kept = storedJson<z.infer<typeof schema> | null>('localFaces', z.nullable(schema), null)

/** Returns a color and a hat for each name: the ones it had tonight, or for a new name the first that no one has. */
export function facesOf(names: readonly string[]): ReadonlyMap<string, Look> {
  const places = placesOf(names)
  return new Map(names.map((name) => [name, lookAt(places[nameKey(name)] ?? 0)]))
}

/** Remembers who has which face until the night is over. */
export function keepFaces(names: readonly string[]): void {
  kept.set({ places: placesOf(names), at: Date.now() })
}

function placesOf(names: readonly string[]): Readonly<Record<string, number>> {
  const memory = kept.get()
  const places = memory && isTonight(memory.at) ? { ...memory.places } : {}
  const keys = names.map(nameKey)
  for (const key of keys) places[key] ??= freePlace(places, keys)
  return places
}

/** When all are taken, players who aren't here give theirs. */
function freePlace(places: Readonly<Record<string, number>>, here: readonly string[]): number {
  const free = (taken: readonly (number | undefined)[]) => {
    let place = 0
    while (taken.includes(place)) place++
    return place
  }
  const first = free(Object.values(places))
  return first < LOOK_COLORS ? first : free(here.map((key) => places[key]))
}

const lookAt = (place: number): Look => ({ color: place % LOOK_COLORS, hat: place % HATS })
