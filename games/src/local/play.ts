import { accept, refuse, type Step } from '@highjinks/protocol'
import { pickOne } from '../kit/chance.ts'
import { required } from '../kit/required.ts'
import { standings } from '../kit/score.ts'
import { type Drawn, drawAgain } from './draw.ts'
import { drawOf } from './hand.ts'
import { ACTIONS, type LocalPrompt } from './prompt.ts'
import { type LocalContext, type LocalGame, presentPlayers, type Taken } from './state.ts'
import { courseOf, isAnswerTo, nextStep } from './turn/course.ts'
import { MOST_PUSHES, potOf } from './turn/roll.ts'
import type { Answers, Course, Gains, LocalStep, LocalTurn } from './turn/turn.ts'

/** For a player who catches someone breaking the house rule. */
const CAUGHT = 100

/** Returns what the phone shows; null until someone taps Show Prompt. */
export function shownPrompt(game: LocalGame): LocalPrompt | null {
  return game.shown === null ? null : required(game.hand[game.shown]).prompt
}

/** Returns whether this is the last of several rounds, which counts double. */
export function isDoubleRound({ round, finale }: Pick<LocalGame, 'round' | 'finale'>): boolean {
  return round > 1 && (finale === 'announced' || finale === 'playing')
}

export function localStandings({ players, scores }: Pick<LocalGame, 'players' | 'scores'>) {
  return standings({ order: players.map(({ id }) => String(id)), house: [], scores })
}

/** Returns the current turn as its course needs it; null while its card is hidden. */
function turnOf(game: LocalGame): LocalTurn | null {
  const prompt = shownPrompt(game)
  if (game.stage !== 'playing' || prompt === null) return null
  const { players, turn, answers, house } = game
  const seats = players.map(({ id }) => String(id))
  const after = presentPlayers({ players: players.slice(turn + 1) })
  const before = presentPlayers({ players: players.slice(0, turn) })
  const [first, second] = localStandings(game)
  return {
    prompt,
    answers,
    on: required(seats[turn]),
    others: [...after, ...before].map(({ id }) => String(id)),
    leader: first && first.score !== second?.score ? first.id : null,
    house,
    isLastOfRound: after.length === 0,
  }
}

/** The current question, and what the turn has earned so far, doubled if due. */
export interface TurnNow {
  readonly turn: LocalTurn
  /** Null if only Next Player is left to tap. */
  readonly step: LocalStep | null
  readonly gains: Gains
  /** What they are for, in a few words each. */
  readonly why: readonly string[]
  /** The stake with dice; null without. */
  readonly pot: number | null
  /** Whether someone may pass on the current question. */
  readonly mayPass: boolean
  readonly maySwap: boolean
  readonly mayPush: boolean
  /** The number of the five faces that would bust. */
  readonly bustFaces: number
}

export function turnNow(game: LocalGame): TurnNow | null {
  const turn = turnOf(game)
  if (!turn) return null
  const { prompt, house, answers } = turn
  const course = courseOf(turn)
  const isFresh = Object.keys(answers).length === 0
  const isRoll = prompt.kind === 'roll'
  return {
    turn,
    step: nextStep(course, answers),
    gains: paid(game, turn),
    why: whyPaid(game, course),
    mayPass: course.steps.some(({ field }) => field === 'verdict' || field === 'winner') && !isJudged(answers),
    pot: isRoll ? potOf(house, prompt.pips) : null,
    maySwap: isFresh && !isRoll && !game.isSwapped,
    mayPush: isFresh && isRoll && !house.isBust && house.thrown.length < MOST_PUSHES,
    bustFaces: house.thrown.length + 1,
  }
}

function isJudged({ verdict, winner }: Answers): boolean {
  return verdict !== undefined || winner !== undefined
}

function whyPaid(game: LocalGame, { gains, why = [] }: Course): readonly string[] {
  return isDoubleRound(game) && Object.keys(gains).length > 0 ? [...why, 'all of it doubled'] : why
}

function paid(game: LocalGame, turn: LocalTurn): Gains {
  const { gains, plain } = courseOf(turn)
  const factor = isDoubleRound(game) ? 2 : 1
  return added({}, [gains, factor], [plain ?? {}, 1])
}

function added(before: Gains, ...more: readonly (readonly [gains: Gains, factor: number])[]): Gains {
  const sum = { ...before }
  for (const [gains, factor] of more) {
    for (const [who, points] of Object.entries(gains)) sum[who] = (sum[who] ?? 0) + points * factor
  }
  return sum
}

/** Answers the current step. */
export function answerStep(
  game: LocalGame,
  field: LocalStep['field'],
  value: string | NonNullable<Answers['picks']>,
): Step<LocalGame> {
  const step = turnNow(game)?.step
  if (step?.field !== field) return refuse('wrong-phase')
  if (!isAnswerTo(step, value)) return refuse('malformed')
  return accept({ ...game, answers: { ...game.answers, [field]: value } })
}

/** Passes for free, at any time before the verdict. */
export function passTurn(game: LocalGame): Step<LocalGame> {
  if (!turnNow(game)?.mayPass) return refuse('wrong-phase')
  return accept({ ...game, answers: { passed: true } })
}

/** Deals another card of the same kind, once per turn, before anything came of the first. */
export function swapCard(game: LocalGame, context: LocalContext): Step<LocalGame> {
  const prompt = shownPrompt(game)
  if (!prompt || !turnNow(game)?.maySwap) return refuse('not-allowed')
  const [drawn] = drawAgain(drawOf(game, context), prompt, 1)
  if (!drawn) return refuse('not-allowed')
  const { taken } = game
  return accept(openCard({ ...game, hand: [drawn], taken: taken.slice(0, -1), isSwapped: true }, 0))
}

/** Rolls both dice again for more: a face thrown before busts, and the pot goes to the jar. */
export function pushLuck(game: LocalGame, context: LocalContext): Step<LocalGame> {
  const prompt = shownPrompt(game)
  if (prompt?.kind !== 'roll' || !turnNow(game)?.mayPush) return refuse('not-allowed')
  const { house } = game
  const thrown = [...house.thrown, prompt.action]
  const action = required(pickOne(ACTIONS, context.random))
  const isBust = thrown.includes(action)
  const hand = drawAgain(drawOf(game, context), { ...prompt, action }, isBust ? 2 : 1)
  if (hand.length === 0) return refuse('not-allowed')
  const jar = house.jar + (isBust ? potOf(house, prompt.pips) : 0)
  const next = { ...game, hand, house: { ...house, thrown, isBust, jar }, taken: game.taken.slice(0, -1) }
  // The group picks one of two cards.
  return accept(isBust ? { ...next, shown: null } : openCard(next, 0))
}

/** Pays the player who caught someone, once per rule, right away. */
export function catchOut(game: LocalGame, by: number): Step<LocalGame> {
  const { rule } = game.house
  if (game.stage !== 'playing' || !rule || !game.players.some(({ id }) => id === by)) return refuse('not-allowed')
  const who = String(by)
  return accept({
    ...game,
    house: { ...game.house, rule: null },
    scores: added(game.scores, [{ [who]: CAUGHT }, 1]),
    moments: counted(game.moments, [['catch', who]]),
  })
}

/** Opens a card, which then counts as seen. */
export function openCard(game: LocalGame, shown: number): LocalGame {
  const { ids, named, prompt }: Drawn = required(game.hand[shown])
  const taken: Taken = { player: required(game.players[game.turn]).id, kind: prompt.kind, named, text: wordsOf(prompt) }
  return {
    ...game,
    shown,
    seen: [...game.seen.filter((id) => !ids.includes(id)), ...ids],
    named: named.length > 0 ? named : game.named,
    taken: [...game.taken, taken],
  }
}

const wordsOf = (prompt: LocalPrompt) => (prompt.kind === 'bluff' ? prompt.straight : prompt.text)

/** Ends the turn: pays what it earned and prepares the table for the next. */
export function settleTurn(game: LocalGame): LocalGame {
  const turn = turnOf(game)
  const course = turn && courseOf(turn)
  const house = { ...game.house, ...course?.house, thrown: [], isBust: false }
  const turnsLeft = (house.rule?.turnsLeft ?? 0) - 1
  return {
    ...game,
    answers: {},
    isSwapped: false,
    house: { ...house, rule: house.rule && turnsLeft > 0 ? { ...house.rule, turnsLeft } : null },
    scores: turn ? added(game.scores, [paid(game, turn), 1]) : game.scores,
    moments: counted(game.moments, course?.moments ?? []),
  }
}

function counted(
  moments: LocalGame['moments'],
  more: readonly (readonly [name: string, who: string])[],
): LocalGame['moments'] {
  return more.reduce<LocalGame['moments']>((now, [name, who]) => {
    const count = now[name] ?? {}
    return { ...now, [name]: { ...count, [who]: (count[who] ?? 0) + 1 } }
  }, moments)
}
