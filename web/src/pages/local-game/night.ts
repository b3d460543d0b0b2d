import { isWithin, MAX_PLAYERS, NAME_MAX, nameKey } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { recentNames } from '../../lib/names-of-tonight.ts'
import { storedJson } from '../../lib/storage.ts'
import { isTonight } from '../../lib/tonight.ts'

/** A longer night forgets its first games. */
const MOST_GAMES = 24

const game = z.object({
  /** The game's start, by which it counts once however often its end is shown. */
  startedAt: z.number(),
  scores: z.array(z.object({ name: z.string(), score: z.int() })).check(z.maxLength(MAX_PLAYERS)),
  titles: z.array(z.string()).check(z.maxLength(MAX_PLAYERS)),
})
const schema = z.object({ games: z.array(game).check(z.maxLength(MOST_GAMES)), at: z.number() })
const kept = storedJson<z.infer<typeof schema> | null>('localNight', z.nullable(schema), null)

function gamesOfTonight() {
  const memory = kept.get()
  return memory && isTonight(memory.at) ? memory.games : []
}

/** Returns everyone who has played on this phone tonight, also those who left. */
export function namesOfTonight(): readonly string[] {
  const names = gamesOfTonight().flatMap(({ scores }) => scores.map(({ name }) => name))
  return [...new Map(names.map((name) => [nameKey(name), name])).values()]
}

/** Returns the titles that someone has won tonight, in every game but the one that started then. */
export function titlesOfTonight(exceptOf: number | null): readonly string[] {
  return gamesOfTonight()
    .filter(({ startedAt }) => startedAt !== exceptOf)
    .flatMap(({ titles }) => titles)
}

/** Adds a finished game to the night. */
export function keepGame(ended: z.infer<typeof game>): void {
  const others = gamesOfTonight().filter(({ startedAt }) => startedAt !== ended.startedAt)
  kept.set({ games: [...others, ended].slice(-MOST_GAMES), at: Date.now() })
}

/** Returns tonight's points for everyone who still plays on this phone, if their name is valid in a room. */
export function pointsOfTonight(): readonly { readonly name: string; readonly score: number }[] {
  return recentNames()
    .filter((name) => isWithin(name, NAME_MAX))
    .map((name) => ({ name, score: scoreOfTonight(name).score }))
    .filter(({ score }) => score > 0)
}

/** Returns a name's points tonight and its number of games. */
export function scoreOfTonight(name: string): { readonly score: number; readonly games: number } {
  const own = gamesOfTonight().flatMap(({ scores }) => scores.filter((row) => nameKey(row.name) === nameKey(name)))
  return { score: own.reduce((sum, row) => sum + row.score, 0), games: own.length }
}
