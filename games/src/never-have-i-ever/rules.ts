import { accept, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import {
  addGains,
  applaud,
  beginBest,
  beginPoint,
  bestPhases,
  type Context,
  countMoment,
  cutPlan,
  enterPhase,
  FEWEST_TO_PLAY,
  FINALE_SECONDS,
  type InterludeHooks,
  type InterludePhase,
  interludePhases,
  type LapRoad,
  type MoveContext,
  mayPoint,
  type NewTable,
  NO_APPLAUSE,
  NO_BEST,
  NO_INTERLUDE,
  nameFavorite,
  nextRound,
  OVER,
  type OwnMove,
  type Phase,
  payGains,
  peopleFirst,
  playInterlude,
  presentPlayers,
  redealWriting,
  required,
  signCard,
  withoutDeed,
} from '../kit/index.ts'
import { answer } from './answer.ts'
import { type Gains, guessGains, isUnknown, playersAlone, suspects, whoseGains } from './gains.ts'
import { length, SECONDS } from './length.ts'
import { rangeOf } from './numbers.ts'
import { handOutPens, penning, putDownPen } from './pen.ts'
import { countSides, playersOn, stepOf } from './sides.ts'
import type { Move, PhaseName, State } from './state.ts'
import { dealStatement, NO_OWN_YET, NOTHING_YET } from './statements.ts'
import {
  ask,
  candidates,
  DOUBLED,
  electTeller,
  hear,
  isDouble,
  nominate,
  payStory,
  stillAsked,
  stillChoosing,
  waveOn,
} from './story.ts'

const LIAR = { id: 'who-is-lying', text: 'Nobody has? Who is lying?' } as const
/** A hit worth mentioning at the end of the night. */
const LONG_SHOT = 700

const hooks: InterludeHooks<State> = {
  enter: (state: State, phase: InterludePhase, context: Context) => enterPhase(state, phase, phases, context),
  after: endRound,
}

const bestAwardHooks: LapRoad<State> = {
  enter: (state, phase, context) => enterPhase(state, phase, phases, context),
  after: endGame,
}

export const phases: Readonly<Record<PhaseName, Phase<State>>> = {
  new: { seconds: 0, end: nextStatement },
  pen: { seconds: SECONDS.pen, owes: penning, together: true, end: nextStatement },
  finale: { seconds: FINALE_SECONDS, end: (state, context) => enterPhase(state, 'answer', phases, context) },
  answer: {
    seconds: SECONDS.answer,
    owes: (state) => state.asked.filter((id) => stepOf(state, id) !== 'done'),
    together: true,
    end: toReveal,
  },
  // Players who have seen enough can write a statement, from here until the next card
  reveal: { seconds: SECONDS.reveal, busy: (state) => state.order, end: toAsk },
  // Players who don't say so by the end of the clock don't want to tell, even with a soft clock
  ask: {
    seconds: SECONDS.ask,
    owes: () => [],
    awaits: stillAsked,
    busy: (state) => state.order,
    end: afterAsking,
  },
  // It always takes its full time, so that nobody notices a player who waved it on
  nominate: { seconds: SECONDS.nominate, busy: (state) => state.order, end: afterNomination },
  choose: {
    seconds: SECONDS.choose,
    owes: stillChoosing,
    busy: (state) => state.order,
    together: true,
    end: (state, context) => toStory(state, electTeller(state, context), context),
  },
  story: {
    seconds: SECONDS.story,
    owes: (state) => (state.hasTold ? [] : [required(state.teller)]),
    together: true,
    isPerformance: true,
    end: (state, context) => endRound(payStory(state, context), context),
  },
  ...interludePhases(hooks),
  ...bestPhases(bestAwardHooks),
  over: OVER,
}

export function setup(table: NewTable, context: Context): State {
  const empty: State = {
    ...table,
    ...NO_APPLAUSE,
    ...NO_INTERLUDE,
    ...NO_BEST,
    deeds: {},
    ...NOTHING_YET,
    mode: context.settings.reveal,
    told: {},
    authored: {},
    ownAt: NO_OWN_YET,
    pens: {},
    penned: [],
  }
  const asked = handOutPens(empty, context)
  return penning(asked).length > 0 ? enterPhase(asked, 'pen', phases, context) : nextStatement(asked, context)
}

export function play(state: State, move: Move, context: MoveContext): Step<State> {
  return playInterlude(state, move, context, (own) => playRound(state, own, context))
}

function playRound(state: State, move: OwnMove<Move>, context: MoveContext): Step<State> {
  const { by } = context
  switch (move.type) {
    case 'say':
    case 'guess':
    case 'band':
    case 'whose':
      return answer(state, by, move)
    case 'wave':
      return wave(state, context)
    case 'ask':
      return ask(state, by, move.isWilling)
    case 'hear':
      return hear(state, by, move.teller)
    case 'applaud': {
      if (state.stage.phase !== 'story') return refuse('wrong-phase')
      return applaud(state, by, move.for, [required(state.teller)])
    }
    case 'favorite':
      return state.stage.phase === 'favorite' ? nameFavorite(state, by, move.player) : refuse('wrong-phase')
    case 'done':
    case 'pass':
      if (state.stage.phase === 'pen') return putDownPen(state, by)
      if (state.stage.phase === 'nominate') return move.type === 'pass' ? waveOn(state, by) : refuse('wrong-phase')
      return endStory(state, context, move.type)
  }
}

/** From the reveal until the end of a story, it belongs to the round. */
const OPEN: ReadonlySet<PhaseName> = new Set(['reveal', 'ask', 'nominate', 'choose', 'story'])

/**
 * Removes a withdrawn statement: while it's being answered, another one comes with a new clock; later, the round ends.
 */
export function redeal(before: State, cardId: string, context: Context): State {
  const state = redealWriting(withoutDeed(before, cardId), cardId, context, hooks)
  if (state.card?.id !== cardId) return state
  const { phase } = state.stage
  if (phase === 'answer' || phase === 'finale') return dealAnew(state, context)
  return OPEN.has(phase) ? endRound({ ...state, ...NOTHING_YET, claps: {} }, context) : state
}

/** Restarts the round with another statement, a player's own if it was one. */
function dealAnew(state: State, context: Context): State {
  const wasOwn = required(state.card).author !== null
  return enterPhase(dealStatement(state, context, wasOwn), 'answer', phases, context)
}

/** Anyone may get rid of a statement written here; the view doesn't show who did. */
function wave(state: State, context: MoveContext): Step<State> {
  if (state.stage.phase !== 'answer') return refuse('wrong-phase')
  if (required(state.card).author === null || !state.asked.includes(context.by)) return refuse('not-allowed')
  return accept(dealAnew(state, context))
}

/** Changing their mind is free: the player with the next most votes tells. */
function endStory(state: State, context: MoveContext, word: 'done' | 'pass'): Step<State> {
  if (state.stage.phase !== 'story') return refuse('wrong-phase')
  if (context.by !== state.teller) return refuse('not-allowed')
  if (word === 'done') return accept({ ...state, hasTold: true })
  const without = { ...state, asking: state.asking.filter((id) => id !== context.by), claps: {} }
  const teller = electTeller(without, context)
  const next: State = { ...without, teller }
  return accept(teller === null ? endRound(next, context) : enterPhase(next, 'story', phases, context))
}

/** One more round after this, because rounds are short. If the last ones count double already, they still do. */
export function cutShort(state: State): State {
  const plan = cutPlan(state.plan, state.round + 1)
  return plan === state.plan ? state : { ...state, plan: { ...plan, isCut: !isDouble(state) }, rounds: plan.laps }
}

function nextStatement(before: State, context: Context): State {
  const next = context.seats.length < FEWEST_TO_PLAY ? null : nextRound(before, context, length, DOUBLED)
  if (!next) return endGame(before, context)
  const dealt = dealStatement(next, context)
  const isFirstDouble = isDouble(dealt) && !isDouble({ ...dealt, round: dealt.round - 1 })
  return enterPhase(dealt, isFirstDouble ? 'finale' : 'answer', phases, context)
}

function endGame(state: State, context: Context): State {
  return enterPhase({ ...state, ...NOTHING_YET }, 'over', phases, context)
}

function toReveal(state: State, context: Context): State {
  const gains = addGains(guessGains(state), whoseGains(state))
  const paid = payGains(countMoments(state), gains, isDouble(state) ? 2 : 1)
  // Incognito never says whose it was
  const told = state.mode === 'open' ? signCard(paid, required(state.card).id) : paid
  return enterPhase(told, 'reveal', phases, context)
}

function countMoments(state: State): State {
  const author = state.card?.author ?? null
  const guesses = guessGains(state)
  const exact = Object.keys(guesses)
  const counted: readonly (readonly [name: string, ids: readonly PlayerId[]])[] = [
    ['exact', exact],
    ['longShot', exact.filter((id) => isLongShot(state, id, guesses))],
    // A player's deeds and texts only count if everyone saw them.
    ...(state.mode === 'incognito'
      ? []
      : ([
          ['have', playersOn(state, 'have')],
          ['never', playersOn(state, 'never')],
          ['skip', playersOn(state, 'skip')],
          ['alone', playersAlone(state)],
          ['pen', author === null ? [] : [author]],
          ['detective', Object.entries(suspects(state)).flatMap(([id, one]) => (one === author ? [id] : []))],
          ['unknown', author !== null && isUnknown(state) ? [author] : []],
          ['suspect', Object.values(suspects(state)).filter((id) => id !== author)],
        ] as const)),
  ]
  return counted.reduce((next, [name, ids]) => ids.reduce((sum, id) => countMoment(sum, name, id), next), state)
}

/** The words on a number's button, or the pay of its band. */
function isLongShot(state: State, id: PlayerId, gains: Gains): boolean {
  const guess = state.guesses[id]
  if (typeof guess !== 'number') return (gains[id] ?? 0) >= LONG_SHOT
  return rangeOf(state, required(state.sides[id]), guess).odds === 'long shot'
}

/** If nobody has, there is nothing to ask. */
function toAsk(state: State, context: Context): State {
  if (isLiarSought(state, context)) return beginPoint(state, LIAR, context, hooks, { isPaid: false })
  const isNobody = state.mode === 'open' && playersOn(state, 'have').length === 0
  return isNobody ? endRound(state, context) : enterPhase(state, 'ask', phases, context)
}

/**
 * A single volunteer is in the spotlight right away; among several the table chooses; without one, a player is
 * nominated.
 */
function afterAsking(state: State, context: Context): State {
  const standing = candidates(state, context)
  const [only, another] = standing
  if (another !== undefined) {
    const choosers = [...peopleFirst(state.asked, context)]
    return enterPhase({ ...state, asking: [...standing], choosers }, 'choose', phases, context)
  }
  if (only !== undefined) return toStory(state, only, context)
  const nominee = nominate(state, context)
  return nominee === null
    ? endRound(state, context)
    : enterPhase({ ...state, nominee, hasWaved: false }, 'nominate', phases, context)
}

function afterNomination(state: State, context: Context): State {
  const { nominee, hasWaved } = state
  const isHere = presentPlayers(state, context).some((id) => id === nominee)
  return toStory({ ...state, nominee: null }, hasWaved || !isHere ? null : nominee, context)
}

function toStory(state: State, teller: PlayerId | null, context: Context): State {
  if (teller === null) return endRound(state, context)
  const wanted = Object.values(state.wanted).filter((id) => id === teller).length
  return enterPhase({ ...countMoment(state, 'wanted', teller, wanted), teller }, 'story', phases, context)
}

/** If everyone knows that nobody has, that's a question of its own from Medium up. */
function isLiarSought(state: State, context: Context): boolean {
  const { have, answers } = countSides(state)
  const isNobody = state.mode === 'open' && have === 0 && answers > 2
  return isNobody && context.settings.intensity !== 'Mild' && mayPoint(state, context)
}

/** After the last round, the game's best story is named. */
function endRound(state: State, context: Context): State {
  if (state.round < state.rounds) return nextStatement(state, context)
  return beginBest({ ...state, ...NOTHING_YET }, Object.keys(state.deeds), context, bestAwardHooks)
}
