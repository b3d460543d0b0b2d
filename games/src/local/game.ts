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
import { isLastByTime, roundsOf } from './length.ts'
import { openCard, settleTurn } from './play.ts'
import {
  LOCAL_NAME_MAX,
  type LocalContext,
  type LocalGame,
  type LocalPlayer,
  type LocalSettings,
  MOST_NAMES,
  presentPlayers,
} from './state.ts'
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
  finale: 'no',
  hand: [],
  shown: null,
  answers: {},
  isSwapped: false,
  house: EMPTY_HOUSE,
  scores: {},
  moments: {},
  taken: [],
  begun: 0,
  startedAt: null,
} as const

/** Before the start, or during the game: then with the lowest score, after everyone else. A name that left comes back. */
export function addPlayer(game: LocalGame, name: string): Step<LocalGame> {
  const { stage, players } = game
  if (stage === 'complete') return refuse('already-started')
  if (presentPlayers(game).length >= game.mostPlayers) return refuse('full')
  const back = players.find((player) => player.hasLeft && nameKey(player.name) === nameKey(tidy(name)))
  if (back) return accept({ ...game, players: players.map((player) => (player === back ? here(player) : player)) })
  const unfit = whyNotName(name, players)
  if (unfit) return refuse(unfit)
  if (players.length >= MOST_NAMES) return refuse('full')
  const id = players.length + 1
  const lowest = Math.min(...presentPlayers(game).map((player) => game.scores[String(player.id)] ?? 0))
  return accept({
    ...game,
    players: [...players, { id, name: tidy(name) }],
    scores: stage === 'playing' && lowest > 0 ? { ...game.scores, [String(id)]: lowest } : game.scores,
  })
}

const here = ({ id, name }: LocalPlayer): LocalPlayer => ({ id, name })

/**
 * Removes a player who goes home during the game: turns skip them, and their score stays. A turn of theirs scores
 * nothing.
 */
export function leaveGame(game: LocalGame, id: number, context: LocalContext): Step<LocalGame> {
  if (game.stage !== 'playing') return refuse('not-started')
  const left = game.players.find((player) => player.id === id && !player.hasLeft)
  if (!left) return refuse('player-not-found')
  if (presentPlayers(game).length <= MIN_PLAYERS) return refuse('too-few')
  const players = game.players.map((player) => (player === left ? ({ ...player, hasLeft: true } as const) : player))
  const next = { ...game, players }
  if (game.players[game.turn] !== left) return accept(next)
  return accept(moveOn(settleTurn({ ...next, shown: null, answers: {} }), context))
}

/** Renames a player before the game begins. */
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

/** Removes a player who went home before the game began; the host, who is first, stays. */
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
  return accept(beginRound({ ...game, ...NOT_STARTED, stage: 'playing', startedAt: context.now }, context))
}

/** Before its first turn a round that will be the last one says so. */
function beginRound(game: LocalGame, context: LocalContext): LocalGame {
  const isLast = game.round >= game.rounds || (game.finale === 'no' && isLastByTime(game, context.slug, context.now))
  return withHand(isLast ? { ...game, finale: 'announced' } : game, context)
}

/** The table has read that this round is the last one; or it plays on to the written number of rounds. */
export function answerFinale(game: LocalGame, answer: 'last-round' | 'keep-going'): Step<LocalGame> {
  if (game.stage !== 'playing' || game.finale !== 'announced') return refuse('wrong-phase')
  if (answer === 'last-round') return accept({ ...game, finale: 'playing' })
  return game.round < game.rounds ? accept({ ...game, finale: 'keeping-on' }) : refuse('not-allowed')
}

/** Shows a card in hand; without a choice, a random one. A shown card counts as seen. */
export function showPrompt(game: LocalGame, random: () => number, choice?: number): Step<LocalGame> {
  if (game.stage !== 'playing') return refuse('not-started')
  if (game.finale === 'announced') return refuse('wrong-phase')
  if (game.shown !== null) return accept(game)
  const shown = choice ?? randomBelow(game.hand.length, random)
  if (!game.hand[shown]) return refuse('not-allowed')
  return accept(openCard(game, shown))
}

/** Goes around the table. Back at the first player a round is over, and after the last round the game is. */
export function nextPlayer(game: LocalGame, context: LocalContext): Step<LocalGame> {
  if (game.stage !== 'playing') return refuse('not-started')
  if (game.finale === 'announced') return refuse('wrong-phase')
  return accept(moveOn(settleTurn(game), context))
}

function moveOn(settled: LocalGame, context: LocalContext): LocalGame {
  const { players, turn: before, finale, round } = settled
  const turn = players.findIndex(({ hasLeft }, index) => index > before && !hasLeft)
  if (turn > 0) return withHand({ ...settled, turn }, context)
  if (finale === 'playing') return completed(settled)
  const first = players.findIndex(({ hasLeft }) => !hasLeft)
  return beginRound({ ...settled, turn: first, round: round + 1 }, context)
}

export function endEarly(game: LocalGame): Step<LocalGame> {
  return game.stage === 'playing' ? accept(completed(settleTurn(game))) : refuse('not-started')
}

function completed(game: LocalGame): LocalGame {
  return { ...game, stage: 'complete', hand: [], shown: null }
}

/** Those who are still here play from the beginning; prompts they have had come back last. */
export function playAgain(game: LocalGame): LocalGame {
  return { ...game, ...NOT_STARTED, players: numbered(presentPlayers(game).map(({ name }) => name)) }
}

/** Returns the current round as a percentage of all rounds. */
export function progress(game: LocalGame): number {
  return Math.round((game.round / game.rounds) * 100)
}
