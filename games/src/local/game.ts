import {
  accept,
  DEFAULT_SETTINGS,
  isWithin,
  MAX_PLAYERS,
  MIN_PLAYERS,
  nameKey,
  refuse,
  type Step,
  type Topic,
  tidy,
} from '@highjinks/protocol'
import { randomBelow } from '../kit/chance.ts'
import { withHand } from './hand.ts'
import { roundsOf } from './length.ts'
import { openCard, settleTurn } from './play.ts'
import { LOCAL_NAME_MAX, type LocalContext, type LocalGame, type LocalSettings } from './state.ts'
import { EMPTY_HOUSE } from './turn/turn.ts'

export function setup(
  names: readonly string[],
  settings: LocalSettings | null,
  seen: readonly string[] = [],
  mostPlayers = MAX_PLAYERS,
  muted: readonly Topic[] = [],
): LocalGame {
  return {
    ...NOT_STARTED,
    players: numbered(names),
    mostPlayers,
    settings: {
      intensity: settings?.intensity ?? DEFAULT_SETTINGS.intensity,
      duration: settings?.duration ?? DEFAULT_SETTINGS.duration,
    },
    muted,
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
  answers: {},
  isSwapped: false,
  house: EMPTY_HOUSE,
  scores: {},
  moments: {},
  taken: [],
  startedAt: null,
} as const

export function addPlayer(game: LocalGame, name: string): Step<LocalGame> {
  if (game.stage !== 'ready') return refuse('already-started')
  if (game.players.length >= game.mostPlayers) return refuse('full')
  const unfit = whyNotName(name, game.players)
  if (unfit) return refuse(unfit)
  return accept({ ...game, players: numbered([...game.players.map((player) => player.name), name]) })
}

/** Gives a player another name before the game begins. */
export function renamePlayer(game: LocalGame, id: number, name: string): Step<LocalGame> {
  if (game.stage !== 'ready') return refuse('already-started')
  if (!game.players.some((player) => player.id === id)) return refuse('player-not-found')
  const unfit = whyNotName(
    name,
    game.players.filter((player) => player.id !== id),
  )
  if (unfit) return refuse(unfit)
  return accept({
    ...game,
    players: game.players.map((player) => (player.id === id ? { id, name: tidy(name) } : player)),
  })
}

function whyNotName(name: string, others: LocalGame['players']): 'bad-name' | 'name-taken' | null {
  const trimmed = tidy(name)
  if (trimmed === '' || !isWithin(trimmed, LOCAL_NAME_MAX)) return 'bad-name'
  return others.some((player) => nameKey(player.name) === nameKey(trimmed)) ? 'name-taken' : null
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
  if (!game.hand[shown]) return refuse('not-allowed')
  return accept(openCard(game, shown))
}

/** Round the table; back at the first player a round is over, and after the last round the game. */
export function nextPlayer(game: LocalGame, context: LocalContext): Step<LocalGame> {
  if (game.stage !== 'playing') return refuse('not-started')
  const turn = (game.turn + 1) % game.players.length
  const round = turn === 0 ? game.round + 1 : game.round
  if (round > game.rounds) return accept(completed(game))
  return accept(withHand({ ...settleTurn(game), turn, round }, context))
}

export function endEarly(game: LocalGame): Step<LocalGame> {
  return game.stage === 'playing' ? accept(completed(game)) : refuse('not-started')
}

function completed(game: LocalGame): LocalGame {
  return { ...settleTurn(game), stage: 'complete', hand: [], shown: null }
}

/** The same players from the beginning; prompts they have had come back last. */
export function playAgain(game: LocalGame): LocalGame {
  return { ...game, ...NOT_STARTED }
}

/** The current round of all rounds, in percent. */
export function progress(game: LocalGame): number {
  return Math.round((game.round / game.rounds) * 100)
}
