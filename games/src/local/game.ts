import {
  accept,
  DEFAULT_SETTINGS,
  DURATION_MINUTES,
  type Duration,
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
import type { Company } from '../kit/names.ts'
import { required } from '../kit/required.ts'
import { type Drawn, drawHand } from './draw.ts'
import type { Pile } from './piles.ts'
import type { LocalPrompt } from './prompt.ts'

const DEFAULT_ROUNDS = 10

export const LOCAL_NAME_MAX = 25

export interface LocalPlayer {
  /** Its position, from 1. */
  readonly id: number
  readonly name: string
}

export type LocalSettings = Pick<Settings, 'numPlayers' | 'intensity' | 'duration'>

export const LOCAL_STAGES = ['ready', 'playing', 'complete'] as const

/** A prompt that was shown, for the recap. */
export interface Taken {
  readonly player: number
  readonly kind: LocalPrompt['kind']
  /** Ids of those it named. */
  readonly named: readonly string[]
  /** What it said. */
  readonly text: string
}

/** An evening round one phone. Every turn has its prompt from the start; it is hidden until it is asked for. */
export interface LocalGame {
  readonly stage: (typeof LOCAL_STAGES)[number]
  /** The host first, then the others as they were added. */
  readonly players: readonly LocalPlayer[]
  readonly mostPlayers: number
  readonly settings: Pick<LocalSettings, 'intensity' | 'duration'>
  /** Index of whose turn it is. */
  readonly turn: number
  readonly round: number
  readonly rounds: number
  /** What this turn may show; more than one where the player chooses. Empty while nobody plays. */
  readonly hand: readonly Drawn[]
  /** Which of these is shown; null: none yet. */
  readonly shown: number | null
  /** Ids of cards that this phone has shown, oldest first. */
  readonly seen: readonly string[]
  /** Whom the last card with a name in it named. */
  readonly named: readonly string[]
  readonly taken: readonly Taken[]
  readonly startedAt: number | null
}

/** What a step may know besides the game: the cards, the time and chance. */
export interface LocalContext {
  readonly piles: readonly Pile[]
  readonly now: number
  readonly random: () => number
}

/** What a turn takes, with the phone's way to the next player: four players keep to the label's minutes. */
const TURN_SECONDS: Readonly<Record<Duration, number>> = { Quick: 30, Standard: 55, Extended: 85 }

export function setup(
  names: readonly string[],
  settings: LocalSettings | null,
  seen: readonly string[] = [],
  mostPlayers = MAX_PLAYERS,
): LocalGame {
  return {
    ...NOT_STARTED,
    players: numbered(names),
    mostPlayers,
    settings: {
      intensity: settings?.intensity ?? DEFAULT_SETTINGS.intensity,
      duration: settings?.duration ?? DEFAULT_SETTINGS.duration,
    },
    rounds: roundsOf(settings),
    seen,
    named: [],
  }
}

const NOT_STARTED = {
  stage: 'ready',
  turn: 0,
  round: 1,
  hand: [],
  shown: null,
  taken: [],
  startedAt: null,
} as const

/** Whatever the Duration, which sets the clocks. */
export function roundsOf(settings: Pick<LocalSettings, 'numPlayers'> | null): number {
  return settings ? settings.numPlayers * 2 : DEFAULT_ROUNDS
}

/** How long all of these rounds take, said before they begin. */
export function minutesOf(settings: Pick<LocalSettings, 'numPlayers' | 'duration'>): number {
  return Math.round((roundsOf(settings) * settings.numPlayers * TURN_SECONDS[settings.duration]) / 60)
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

export function start(game: LocalGame, context: LocalContext): Step<LocalGame> {
  if (game.stage !== 'ready') return refuse('already-started')
  if (game.players.length < MIN_PLAYERS) return refuse('too-few')
  return accept(withHand({ ...game, ...NOT_STARTED, stage: 'playing', startedAt: context.now }, context))
}

/** Shows one of those in hand; without a choice chance takes it. What was shown has been seen. */
export function showPrompt(game: LocalGame, random: () => number, choice?: number): Step<LocalGame> {
  if (game.stage !== 'playing') return refuse('not-started')
  if (game.shown !== null) return accept(game)
  const shown = choice ?? randomBelow(game.hand.length, random)
  const drawn = game.hand[shown]
  const player = game.players[game.turn]
  if (!drawn || !player) return refuse('not-allowed')
  const { ids, named, prompt } = drawn
  return accept({
    ...game,
    shown,
    seen: [...game.seen.filter((id) => !ids.includes(id)), ...ids],
    named: named.length > 0 ? named : game.named,
    taken: [...game.taken, { player: player.id, kind: prompt.kind, named, text: wordsOf(prompt) }],
  })
}

const wordsOf = (prompt: LocalPrompt) => (prompt.kind === 'bluff' ? prompt.straight : prompt.text)

/** Round the table; back at the first player a round is over, and after the last round the game. */
export function nextPlayer(game: LocalGame, context: LocalContext): Step<LocalGame> {
  if (game.stage !== 'playing') return refuse('not-started')
  const turn = (game.turn + 1) % game.players.length
  const round = turn === 0 ? game.round + 1 : game.round
  if (round > game.rounds) return accept(completed(game))
  return accept(withHand({ ...game, turn, round }, context))
}

/** The minutes on the label are over: whoever likes ends here, and whoever does not plays on. */
export function isTimeUp({ stage, startedAt, settings }: LocalGame, now: number): boolean {
  return stage === 'playing' && startedAt !== null && now - startedAt >= DURATION_MINUTES[settings.duration] * 60_000
}

export function endEarly(game: LocalGame): Step<LocalGame> {
  return game.stage === 'playing' ? accept(completed(game)) : refuse('not-started')
}

function completed(game: LocalGame): LocalGame {
  return { ...game, stage: 'complete', hand: [], shown: null }
}

/** The same players from the beginning; prompts they have had come back last. */
export function playAgain(game: LocalGame): LocalGame {
  return { ...game, ...NOT_STARTED }
}

/** What the phone shows: null until somebody taps Show Prompt. */
export function shownPrompt(game: LocalGame): LocalPrompt | null {
  return game.shown === null ? null : required(game.hand[game.shown]).prompt
}

/** The current round of all rounds, in percent. */
export function progress(game: LocalGame): number {
  return Math.round((game.round / game.rounds) * 100)
}

function withHand(game: LocalGame, { piles, random }: LocalContext): LocalGame {
  const hand = drawHand({
    piles,
    level: game.settings.intensity,
    duration: game.settings.duration,
    progress: (game.round - 1) / game.rounds,
    seen: game.seen,
    company: companyOf(game),
    random,
  })
  return { ...game, hand, shown: null }
}

/** Everybody who was entered is here, and may be named; nobody keeps score round one phone. */
function companyOf({ players, turn, named }: LocalGame): Company {
  const people = players.map(({ id, name }) => ({
    id: String(id),
    name,
    isBot: false,
    isHere: true,
    canBeNamed: true,
    muted: [],
  }))
  return {
    people,
    performers: [required(people[turn]).id],
    leader: null,
    last: null,
    host: required(people[0]).id,
    named,
  }
}
