import { type LocalBank, type LocalGame, setup } from '@highjinks/games/local'
import { type Game, MAX_PLAYERS } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { storedJson } from '../../lib/storage.ts'
import { gameDataOf, settingsOf } from './game-data.ts'
import { keepNames, withFriends } from './names.ts'

/** As much of the game as the table needs when there is no network to ask. */
const card = z.object({ id: z.int(), slug: z.string(), name: z.string(), imageUrl: z.string(), maxPlayers: z.int() })
export type GameCard = Pick<Game, 'id' | 'slug' | 'name' | 'imageUrl' | 'maxPlayers'>

/** What the prompt's own thing is doing: when it was set going, what chance gave it, when its second act began. */
const promptProgress = z.object({ at: z.number(), chance: z.number(), opened: z.nullable(z.number()) })
export type PromptProgress = z.infer<typeof promptProgress>

export interface Evening {
  readonly game: LocalGame
  /** Null while the prompt is hidden. */
  readonly progress: PromptProgress | null
}

const index = z.int().check(z.gte(0))
const schema = z.object({
  card,
  /** The setup it belongs to; a new one begins a new evening. */
  setUp: z.nullable(z.string()),
  names: z.array(z.string()).check(z.minLength(1), z.maxLength(MAX_PLAYERS)),
  stage: z.enum(['ready', 'playing', 'complete']),
  turn: index,
  round: z.int().check(z.gte(1)),
  drawn: z.nullable(index),
  isShown: z.boolean(),
  fresh: z.array(index),
  moment: z.nullable(promptProgress),
})
const kept = storedJson<z.infer<typeof schema> | null>('localEvening', z.nullable(schema), null)

/** The game that is going on here, for a phone that was reloaded without a network. */
export function rememberedCard(gameId: number): GameCard | null {
  const memory = kept.get()
  return memory?.card.id === gameId ? memory.card : null
}

/** The evening as it was when the page was left, or a new one with the host and whoever played before. */
export function openEvening(game: GameCard, bank: LocalBank): Evening {
  const data = gameDataOf(game.id)
  const begin = (names: readonly string[]) => setup(bank, names, data && settingsOf(data), game.maxPlayers)
  const memory = kept.get()
  if (memory?.card.id !== game.id || memory.setUp !== (data?.createdAt ?? null)) {
    return { game: begin(withFriends(data?.hostName, game.maxPlayers)), progress: null }
  }
  const { names, stage, turn, round, drawn, isShown, fresh, moment: going } = memory
  const fit = begin(names)
  const has = (prompt: number) => prompt < fit.prompts.length
  const isSound = turn < names.length && round <= fit.rounds && (stage === 'playing') === (drawn !== null && has(drawn))
  if (!isSound) return { game: fit, progress: null }
  return {
    game: { ...fit, stage, turn, round, drawn, isShown, fresh: fresh.filter(has) },
    progress: isShown ? going : null,
  }
}

export function keepEvening(game: GameCard, evening: Evening): void {
  const { players, stage, turn, round, drawn, isShown, fresh } = evening.game
  keepNames(players.map((player) => player.name))
  kept.set({
    card: { id: game.id, slug: game.slug, name: game.name, imageUrl: game.imageUrl, maxPlayers: game.maxPlayers },
    setUp: gameDataOf(game.id)?.createdAt ?? null,
    names: players.map((player) => player.name),
    stage,
    turn,
    round,
    drawn,
    isShown,
    fresh: [...fresh],
    moment: evening.progress,
  })
}

export function forgetEvening(): void {
  kept.clear()
}
