import { type LocalGame, presentPlayers, restoreGame, setup, storedLocalGame, storeGame } from '@highjinks/games/local'
import { DEFAULT_SETTINGS, type Game, type Intensity, nameKey } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { keepNames, recentNames } from '../../lib/names-of-tonight.ts'
import { seenCards } from '../../lib/seen-cards.ts'
import { storedJson } from '../../lib/storage.ts'
import { gameDataOf, settingsOf } from './game-data.ts'
import { limitsOfTonight } from './limits.ts'

/** What the setup hands to the table: its Start Game is the only one, and the table begins with the first card. */
export const START_AT_ONCE = { starts: true } as const
const startAtOnce = z.object({ starts: z.literal(true) })
export function isStartAtOnce(state: unknown): boolean {
  return startAtOnce.safeParse(state).success
}

/** As much of the game as the table needs when there is no network to ask. */
const card = z.object({ id: z.int(), slug: z.string(), name: z.string(), imageUrl: z.string(), maxPlayers: z.int() })
export type GameCard = Pick<Game, 'id' | 'slug' | 'name' | 'imageUrl' | 'maxPlayers'>

/** What the prompt's own thing is doing. */
const promptProgress = z.object({
  /** When it was set going, and what chance gave it. */
  at: z.number(),
  chance: z.number(),
  /** When its second act began, the clock of a scene, and when somebody stopped it. */
  opened: z.nullable(z.number()),
  stopped: z._default(z.nullable(z.number()), null),
  /** Who was tapped so far for what the phone asks, and nobody has said yet that it is everybody. */
  picked: z._default(z.array(z.object({ who: z.string(), what: z.string() })), []),
  /** How a fact was read out: the version before kept it here. */
  reading: z.optional(z.nullable(z.enum(['straight', 'bent']))),
})
type PromptProgress = z.infer<typeof promptProgress>

export interface Evening {
  readonly game: LocalGame
  /** Null while the prompt is hidden. */
  readonly progress: PromptProgress | null
}

/** A card is open, and its own thing is set going. */
export function freshProgress(): PromptProgress {
  return { at: Date.now(), chance: Math.random(), opened: null, stopped: null, picked: [] }
}

const schema = z.extend(storedLocalGame, {
  card,
  /** The setup it belongs to; a new one begins a new evening. */
  setUp: z.nullable(z.string()),
  progress: z.nullable(promptProgress),
})
const kept = storedJson<z.infer<typeof schema> | null>('localEvening', z.nullable(schema), null)

/** The game that is going on here, for a phone that was reloaded without a network. */
export function rememberedCard(gameId: number): GameCard | null {
  const memory = kept.get()
  return memory?.card.id === gameId ? memory.card : null
}

/** The level of the cards that this game will need. */
export function levelOf(gameId: number): Intensity {
  return gameDataOf(gameId)?.settings.intensity ?? DEFAULT_SETTINGS.intensity
}

/** The evening as it was when the page was left, or a new one with the host and whoever played before. */
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

/** A version that was chosen before is still chosen. */
function withReading(game: LocalGame, progress: PromptProgress | null): LocalGame {
  const reading = progress?.reading
  if (!reading || game.shown === null || game.hand[game.shown]?.prompt.kind !== 'bluff') return game
  return { ...game, answers: { mark: reading, ...game.answers } }
}

export function keepEvening({ id, slug, name, imageUrl, maxPlayers }: GameCard, { game, progress }: Evening): void {
  keepNames(presentPlayers(game).map((player) => player.name))
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

/** The host, and behind them everybody else who played this evening. */
function withFriends(host: string | undefined, most: number): readonly string[] {
  const recent = recentNames()
  const first = host ?? recent[0] ?? 'Host'
  const others = recent.filter((name) => nameKey(name) !== nameKey(first))
  return [first, ...others].slice(0, most)
}
