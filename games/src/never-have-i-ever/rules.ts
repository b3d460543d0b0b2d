import { accept, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import {
  addGains,
  applaud,
  beginPoint,
  type Context,
  countMoment,
  enterPhase,
  FEWEST_TO_PLAY,
  type InterludePhase,
  interludePhases,
  type MoveContext,
  mayPoint,
  type NewTable,
  NO_APPLAUSE,
  NO_INTERLUDE,
  nextRound,
  OVER,
  type OwnMove,
  type Phase,
  payGains,
  payLoudest,
  playInterlude,
  type Road,
  required,
} from '../kit/index.ts'
import { answer } from './answer.ts'
import { guessGains, isUnknown, playersAlone, suspects, whoseGains } from './gains.ts'
import { length, SECONDS } from './length.ts'
import { rangeOf } from './numbers.ts'
import { countSides, playersOn, stepOf } from './sides.ts'
import type { Move, PhaseName, State } from './state.ts'
import { dealStatement, NO_OWN_YET, NOTHING_YET } from './statements.ts'
import { ask, DOUBLED, electTeller, hear, isDouble, payStory } from './story.ts'

const LIAR = { id: 'who-is-lying', text: 'Nobody has? Who is lying?' } as const
/** A hit worth telling at the end of the night. */
const LONG_SHOT = 700

const road: Road<State> = {
  enter: (state: State, phase: InterludePhase, context: Context) => enterPhase(state, phase, phases, context),
  after: endRound,
}

export const phases: Readonly<Record<PhaseName, Phase<State>>> = {
  new: { seconds: 0, end: nextStatement },
  answer: {
    seconds: SECONDS.answer,
    owes: (state) => state.asked.filter((id) => stepOf(state, id) !== 'done'),
    together: true,
    end: toReveal,
  },
  reveal: { seconds: SECONDS.reveal, awaits: choosing, end: toStory },
  story: {
    seconds: SECONDS.story,
    owes: (state) => (state.hasTold ? [] : [required(state.teller)]),
    together: true,
    isPerformance: true,
    end: (state, context) => endRound(payStory(state, context), context),
  },
  ...interludePhases(road),
  loudest: { seconds: SECONDS.loudest, end: nextStatement },
  over: OVER,
}

export function setup(table: NewTable, context: Context): State {
  const empty: State = {
    ...table,
    ...NO_APPLAUSE,
    ...NO_INTERLUDE,
    pleaded: [],
    ...NOTHING_YET,
    mode: context.settings.reveal,
    told: {},
    authored: {},
    ownAt: NO_OWN_YET,
    loudest: [],
  }
  return nextStatement(empty, context)
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
    case 'done':
    case 'pass':
      return endStory(state, context, move.type)
  }
}

/** What its author took back is gone: while it is answered another comes with a new clock, later the round is over. */
export function redeal(state: State, cardId: string, context: Context): State {
  if (state.card?.id !== cardId) return state
  const { phase } = state.stage
  if (phase === 'answer') return dealAnew(state, context)
  return phase === 'reveal' || phase === 'story' ? endRound({ ...state, ...NOTHING_YET, claps: {} }, context) : state
}

/** The same round with another statement, one of the players' own where it was one. */
function dealAnew(state: State, context: Context): State {
  const wasOwn = required(state.card).author !== null
  return enterPhase(dealStatement(state, context, wasOwn), 'answer', phases, context)
}

/** Anybody may do away with what somebody here wrote; the view does not say who did. */
function wave(state: State, context: MoveContext): Step<State> {
  if (state.stage.phase !== 'answer') return refuse('wrong-phase')
  if (required(state.card).author === null || !state.asked.includes(context.by)) return refuse('not-allowed')
  return accept(dealAnew(state, context))
}

/** A change of mind is free: whoever had the next most votes is asked instead. */
function endStory(state: State, context: MoveContext, word: 'done' | 'pass'): Step<State> {
  if (state.stage.phase !== 'story') return refuse('wrong-phase')
  if (context.by !== state.teller) return refuse('not-allowed')
  if (word === 'done') return accept({ ...state, hasTold: true })
  const without = { ...state, asking: state.asking.filter((id) => id !== context.by), claps: {} }
  const teller = electTeller(without, context)
  const next: State = { ...without, teller }
  return accept(teller === null ? endRound(next, context) : enterPhase(next, 'story', phases, context))
}

/** Until the time is up everybody may offer a story or choose one, and think better of it; incognito, all alike. */
function choosing(state: State): readonly PlayerId[] {
  const isNobody = state.mode === 'open' && playersOn(state, 'have').length === 0
  return isNobody ? [] : state.asked
}

function nextStatement(before: State, context: Context): State {
  const next = context.seats.length < FEWEST_TO_PLAY ? null : nextRound(before, context, length, DOUBLED)
  if (!next) return enterPhase({ ...before, ...NOTHING_YET, loudest: [] }, 'over', phases, context)
  return enterPhase(dealStatement({ ...next, loudest: [] }, context), 'answer', phases, context)
}

function toReveal(state: State, context: Context): State {
  const gains = addGains(guessGains(state), whoseGains(state))
  return enterPhase(payGains(countMoments(state), gains, isDouble(state) ? 2 : 1), 'reveal', phases, context)
}

function countMoments(state: State): State {
  const author = state.card?.author ?? null
  const guesses = guessGains(state)
  const exact = Object.keys(guesses).filter((id) => isExact(state, id))
  const counted: readonly (readonly [name: string, ids: readonly PlayerId[]])[] = [
    ['exact', exact],
    ['longShot', exact.filter((id) => (guesses[id] ?? 0) >= LONG_SHOT)],
    ['close', Object.keys(guesses).filter((id) => !exact.includes(id))],
    // What somebody has done, or written, may be counted only where everybody saw it.
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

/** The right one, and not only next to it. */
function isExact(state: State, seat: PlayerId): boolean {
  const guess = state.guesses[seat]
  if (typeof guess !== 'number') return true
  const range = rangeOf(state, required(state.sides[seat]), guess)
  const { have } = countSides(state)
  return range !== null && range.least <= have && have <= range.most
}

function toStory(state: State, context: Context): State {
  const teller = electTeller(state, context)
  if (teller !== null) {
    const wanted = Object.values(state.wanted).filter((id) => id === teller).length
    return enterPhase({ ...countMoment(state, 'wanted', teller, wanted), teller }, 'story', phases, context)
  }
  return isLiarSought(state, context)
    ? beginPoint(state, LIAR, context, road, { isPaid: false })
    : endRound(state, context)
}

/** Nobody has, and all know it: from Medium up that is a question of its own. */
function isLiarSought(state: State, context: Context): boolean {
  const { have, answers } = countSides(state)
  const isNobody = state.mode === 'open' && have === 0 && answers > 2
  return isNobody && context.settings.intensity !== 'Mild' && mayPoint(state, context)
}

/** After the last round the loudest story of the game is paid. */
function endRound(state: State, context: Context): State {
  if (state.round < state.rounds) return nextStatement(state, context)
  const { state: paid, loudest } = payLoudest(state)
  if (loudest.length === 0) return nextStatement(paid, context)
  return enterPhase({ ...paid, ...NOTHING_YET, loudest: [...loudest] }, 'loudest', phases, context)
}
