import { LOCAL_STAGES, type LocalGame, localPrompt, PROMPT_KINDS, setup } from '@highjinks/games/local'
import { DEFAULT_SETTINGS, type Game, type Intensity, MAX_PLAYERS } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { seenCards } from '../../lib/seen-cards.ts'
import { storedJson } from '../../lib/storage.ts'
import { gameDataOf, settingsOf } from './game-data.ts'
import { keepNames, withFriends } from './names.ts'

/** As much of the game as the table needs when there is no network to ask. */
const card = z.object({ id: z.int(), slug: z.string(), name: z.string(), imageUrl: z.string(), maxPlayers: z.int() })
export type GameCard = Pick<Game, 'id' | 'slug' | 'name' | 'imageUrl' | 'maxPlayers'>

const READINGS = ['straight', 'bent'] as const
export type Reading = (typeof READINGS)[number]

/** What the prompt's own thing is doing. */
const promptProgress = z.object({
  /** When it was set going, and what chance gave it. */
  at: z.number(),
  chance: z.number(),
  /** How a fact is read out; null until its reader has chosen. */
  reading: z.nullable(z.enum(READINGS)),
  /** When its second act began: the clock, the turn of the card. */
  opened: z.nullable(z.number()),
})
export type PromptProgress = z.infer<typeof promptProgress>

export interface Evening {
  readonly game: LocalGame
  /** Null while the prompt is hidden. */
  readonly progress: PromptProgress | null
}

const index = z.int().check(z.gte(0))
const ids = z.array(z.string())
const schema = z.object({
  card,
  /** The setup it belongs to; a new one begins a new evening. */
  setUp: z.nullable(z.string()),
  names: z.array(z.string()).check(z.minLength(1), z.maxLength(MAX_PLAYERS)),
  stage: z.enum(LOCAL_STAGES),
  turn: index,
  round: z.int().check(z.gte(1)),
  hand: z.array(z.object({ ids, prompt: localPrompt, named: ids })),
  shown: z.nullable(index),
  named: ids,
  taken: z.array(
    z.object({ player: z.int(), kind: z.enum(PROMPT_KINDS), named: ids, text: z._default(z.string(), '') }),
  ),
  startedAt: z.nullable(z.number()),
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
export function openEvening(game: GameCard): Evening {
  const data = gameDataOf(game.id)
  const begin = (names: readonly string[]) => setup(names, data && settingsOf(data), seenCards(), game.maxPlayers)
  const memory = kept.get()
  if (memory?.card.id !== game.id || memory.setUp !== (data?.createdAt ?? null)) {
    return { game: begin(withFriends(data?.hostName, game.maxPlayers)), progress: null }
  }
  const { names, stage, turn, round, hand, shown, named, taken, startedAt, progress } = memory
  const fit = begin(names)
  const isPlaying = stage === 'playing'
  const hasPrompt = hand.length > 0 && (shown === null || shown < hand.length)
  const isSound = turn < names.length && round <= fit.rounds && isPlaying === hasPrompt
  if (!isSound) return { game: fit, progress: null }
  return {
    game: { ...fit, stage, turn, round, hand, shown, named, taken, startedAt },
    progress: shown === null ? null : progress,
  }
}

export function keepEvening(game: GameCard, evening: Evening): void {
  const { players, stage, turn, round, hand, shown, named, taken, startedAt } = evening.game
  keepNames(players.map((player) => player.name))
  kept.set({
    card: { id: game.id, slug: game.slug, name: game.name, imageUrl: game.imageUrl, maxPlayers: game.maxPlayers },
    setUp: gameDataOf(game.id)?.createdAt ?? null,
    names: players.map((player) => player.name),
    stage,
    turn,
    round,
    hand: hand.map((drawn) => ({ ids: [...drawn.ids], prompt: drawn.prompt, named: [...drawn.named] })),
    shown,
    named: [...named],
    taken: taken.map((one) => ({ player: one.player, kind: one.kind, named: [...one.named], text: one.text })),
    startedAt,
    progress: evening.progress,
  })
}

export function forgetEvening(): void {
  kept.clear()
}
