import { type LocalGame, presentPlayers, restoreGame, setup, storedLocalGame, storeGame } from '@highjinks/games/local'
import { DEFAULT_SETTINGS, type Game, type Intensity, nameKey } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { keepNames, recentNames } from '../../lib/names-of-tonight.ts'
import { seenCards } from '../../lib/seen-cards.ts'
import { storedJson } from '../../lib/storage.ts'
import { keepFaces } from './faces.ts'
import { gameDataOf, settingsOf } from './game-data.ts'
import { limitsOfTonight } from './limits.ts'

/** The setup's message to the table: its Start Game is the only one, and the table begins with the first card. */
export const START_AT_ONCE = { starts: true } as const
const startAtOnce = z.object({ starts: z.literal(true) })
export function isStartAtOnce(state: unknown): boolean {
  return startAtOnce.safeParse(state).success
}

/** The part of the game that the table needs offline. */
const card = z.object({ id: z.int(), slug: z.string(), name: z.string(), imageUrl: z.string(), maxPlayers: z.int() })
export type GameCard = Pick<Game, 'id' | 'slug' | 'name' | 'imageUrl' | 'maxPlayers'>

/** The state of the prompt's own thing. */
const promptProgress = z.object({
  /** The time it was started, and its random number. */
  at: z.number(),
  chance: z.number(),
  /** The start of a scene's clock, and the time someone stopped it. */
  opened: z.nullable(z.number()),
  stopped: z._default(z.nullable(z.number()), null),
  /** The answers tapped so far, before the player confirms them. */
  picked: z._default(z.array(z.object({ who: z.string(), what: z.string() })), []),
  /** The version of a fact that was read: the previous release stored it here. */
  reading: z.optional(z.nullable(z.enum(['straight', 'bent']))),
})
type PromptProgress = z.infer<typeof promptProgress>

export interface Evening {
  readonly game: LocalGame
  /** Null while the prompt is hidden. */
  readonly progress: PromptProgress | null
}

/** Returns the progress of a card that has just opened and started its thing. */
export function freshProgress(): PromptProgress {
  return { at: Date.now(), chance: Math.random(), opened: null, stopped: null, picked: [] }
}

const schema = z.extend(storedLocalGame, {
  card,
  /** The setup it belongs to. A new setup starts a new night. */
  setUp: z.nullable(z.string()),
  progress: z.nullable(promptProgress),
})
const kept = storedJson<z.infer<typeof schema> | null>('localEvening', z.nullable(schema), null)

/** Returns the game in progress here, for a phone that was reloaded offline. */
export function rememberedCard(gameId: number): GameCard | null {
  const memory = kept.get()
  return memory?.card.id === gameId ? memory.card : null
}

/** Returns the level of the cards that this game will need. */
export function levelOf(gameId: number): Intensity {
  return gameDataOf(gameId)?.settings.intensity ?? DEFAULT_SETTINGS.intensity
}

/** Returns the night as the page left it, or a new one with the host and the earlier players. */
export function openEvening(card: GameCard): Evening {
  const data = gameDataOf(card.id)
  const begin = (names: readonly string[]) =>
    setup(names, data && settingsOf(data), seenCards(), card.maxPlayers, limitsOfTonight())
  const memory = kept.get()
  if (memory?.card.id !== card.id || memory.setUp !== (data?.createdAt ?? null)) {
    return { game: begin(withFriends(data?.hostName, card.maxPlayers)), progress: null }
  }
  const { progress } = memory
  const game = withReading(restoreGame(memory, begin(memory.names)), progress)
  return { game, progress: game.shown === null ? null : progress }
}

/** Keeps a version that was chosen before. */
function withReading(game: LocalGame, progress: PromptProgress | null): LocalGame {
  const reading = progress?.reading
  if (!reading || game.shown === null || game.hand[game.shown]?.prompt.kind !== 'bluff') return game
  return { ...game, answers: { mark: reading, ...game.answers } }
}

export function keepEvening({ id, slug, name, imageUrl, maxPlayers }: GameCard, { game, progress }: Evening): void {
  keepNames(presentPlayers(game).map((player) => player.name))
  // Before the start, a name may still change.
  if (game.stage !== 'ready') keepFaces(game.players.map((player) => player.name))
  kept.set({
    ...storeGame(game),
    card: { id, slug, name, imageUrl, maxPlayers },
    setUp: gameDataOf(id)?.createdAt ?? null,
    progress,
  })
}

export function forgetEvening(): void {
  kept.clear()
}

/** Returns the host, followed by everyone else who played tonight. */
function withFriends(host: string | undefined, most: number): readonly string[] {
  const recent = recentNames()
  const first = host ?? recent[0] ?? 'Host'
  const others = recent.filter((name) => nameKey(name) !== nameKey(first))
  return [first, ...others].slice(0, most)
}
