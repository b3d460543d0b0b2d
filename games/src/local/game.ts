import {
  accept,
  DEFAULT_SETTINGS,
  isWithin,
  MAX_PLAYERS,
  MIN_PLAYERS,
  nameKey,
  refuse,
  type Settings,
  type Step,
  tidy,
} from '@highjinks/protocol'
import { randomBelow } from '../kit/chance.ts'
import type { LocalBank, LocalPrompt } from './prompt.ts'

const DEFAULT_ROUNDS = 10

export const LOCAL_NAME_MAX = 25

export interface LocalPlayer {
  /** Its position, from 1. */
  readonly id: number
  readonly name: string
}

export type LocalSettings = Pick<Settings, 'numPlayers' | 'intensity' | 'duration'>

export const LOCAL_STAGES = ['ready', 'playing', 'complete'] as const

/** An evening round one phone. Every turn has its prompt from the start; it is hidden until it is asked for. */
export interface LocalGame {
  readonly stage: (typeof LOCAL_STAGES)[number]
  /** The host first, then the others as they were added. */
  readonly players: readonly LocalPlayer[]
  readonly mostPlayers: number
  /** Index of whose turn it is. */
  readonly turn: number
  readonly round: number
  readonly rounds: number
  readonly prompts: readonly LocalPrompt[]
  /** Index of this turn's prompt; null while nobody plays. */
  readonly drawn: number | null
  readonly isShown: boolean
  /** Indices of the prompts that have not come up since the list was last used up. */
  readonly fresh: readonly number[]
}

type Random = () => number

export function setup(
  bank: LocalBank,
  names: readonly string[],
  settings: LocalSettings | null,
  mostPlayers = MAX_PLAYERS,
): LocalGame {
  const prompts = bank[settings?.intensity ?? DEFAULT_SETTINGS.intensity]
  return {
    stage: 'ready',
    players: numbered(names),
    mostPlayers,
    turn: 0,
    round: 1,
    rounds: roundsOf(settings),
    prompts,
    drawn: null,
    isShown: false,
    fresh: prompts.map((_, i) => i),
  }
}

export function roundsOf(settings: Pick<LocalSettings, 'numPlayers'> | null): number {
  return settings ? settings.numPlayers * 2 : DEFAULT_ROUNDS
}

export function addPlayer(game: LocalGame, name: string): Step<LocalGame> {
  if (game.stage !== 'ready') return refuse('already-started')
  if (game.players.length >= game.mostPlayers) return refuse('full')
  const trimmed = tidy(name)
  if (trimmed === '' || !isWithin(trimmed, LOCAL_NAME_MAX)) return refuse('bad-name')
  if (game.players.some((player) => nameKey(player.name) === nameKey(trimmed))) return refuse('name-taken')
  return accept({ ...game, players: numbered([...game.players.map((player) => player.name), trimmed]) })
}

/** Somebody went home before it began; the host, who is the first, stays. */
export function removePlayer(game: LocalGame, id: number): Step<LocalGame> {
  if (game.stage !== 'ready') return refuse('already-started')
  if (id === 1 || !game.players.some((player) => player.id === id)) return refuse('player-not-found')
  const left = game.players.filter((player) => player.id !== id)
  return accept({ ...game, players: numbered(left.map((player) => player.name)) })
}

function numbered(names: readonly string[]): LocalGame['players'] {
  return names.map((name, i) => ({ id: i + 1, name: tidy(name) }))
}

export function start(game: LocalGame, random: Random): Step<LocalGame> {
  if (game.stage !== 'ready') return refuse('already-started')
  if (game.players.length < MIN_PLAYERS) return refuse('too-few')
  return accept(withPrompt({ ...game, stage: 'playing', turn: 0, round: 1 }, random))
}

export function showPrompt(game: LocalGame): Step<LocalGame> {
  return game.stage === 'playing' ? accept({ ...game, isShown: true }) : refuse('not-started')
}

/** Round the table; back at the first player a round is over, and after the last round the game. */
export function nextPlayer(game: LocalGame, random: Random): Step<LocalGame> {
  if (game.stage !== 'playing') return refuse('not-started')
  const turn = (game.turn + 1) % game.players.length
  const round = turn === 0 ? game.round + 1 : game.round
  if (round > game.rounds) return endEarly(game)
  return accept(withPrompt({ ...game, turn, round }, random))
}

export function endEarly(game: LocalGame): Step<LocalGame> {
  return game.stage === 'playing'
    ? accept({ ...game, stage: 'complete', drawn: null, isShown: false })
    : refuse('not-started')
}

/** The same players from the beginning; prompts they have had come back last. */
export function playAgain(game: LocalGame): LocalGame {
  return { ...game, stage: 'ready', turn: 0, round: 1, drawn: null, isShown: false }
}

/** What the phone shows: null until somebody taps Show Prompt. */
export function shownPrompt(game: LocalGame): LocalPrompt | null {
  return game.isShown && game.drawn !== null ? (game.prompts[game.drawn] ?? null) : null
}

/** The current round of all rounds, in percent. */
export function progress(game: LocalGame): number {
  return Math.round((game.round / game.rounds) * 100)
}

function withPrompt(game: LocalGame, random: Random): LocalGame {
  const fresh = game.fresh.length > 0 ? game.fresh : game.prompts.map((_, i) => i)
  // When all have come and all come again, the first of them is not the one just seen.
  const choice = fresh.filter((i) => i !== game.drawn)
  const drawn = choice[randomBelow(choice.length, random)] ?? null
  return { ...game, drawn, isShown: false, fresh: fresh.filter((i) => i !== drawn) }
}
