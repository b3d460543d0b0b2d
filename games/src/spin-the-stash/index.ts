import type { PlayerId } from '@highjinks/protocol'
import {
  attemptView,
  awardsFor,
  defineGame,
  type HandOf,
  ownVote,
  pickOne,
  silent,
  simulateSay,
  simulateVote,
  timesInWords,
  undecided,
  type ViewOf,
} from '../kit/index.ts'
import { about } from './about.ts'
import { canSwap, phases, play, RULE_TURNS, setup } from './rules.ts'
import { type Move, move, type State, state } from './state.ts'
import { isJudged, offer } from './task.ts'
import { LEAD_MS, SEGMENTS, TOKENS } from './wheel.ts'

function view(state: State) {
  const { phase, since } = state.stage
  const isHidden = phase === 'stake' || phase === 'spin'
  const isAsked = phase === 'everyone' || phase === 'resolve' || phase === 'verdict' || phase === 'score'
  const { wheel } = state
  return {
    /** Clockwise, from the top of a wheel that is not turned. */
    segments: SEGMENTS,
    /** From `turning` on this spin's; before it the last one's, at rest; null before the first. A pause moves the start. */
    wheel: wheel && {
      spin: wheel.spin,
      segment: wheel.segment,
      fromAngle: wheel.fromAngle,
      restAngle: wheel.restAngle,
      startAt: phase === 'turning' ? since + LEAD_MS : wheel.startAt,
      duration: wheel.duration,
    },
    isDouble: state.isDouble,
    jackpot: state.jackpot,
    houseRules: state.houseRules.map(({ text, by, lastRound }) => ({
      text,
      by,
      turnsLeft: Math.min(RULE_TURNS, lastRound - state.round + 1),
    })),
    /** Who has placed their tokens. */
    staked: state.order.filter((id) => state.tokens[id]),
    /** Where they lie, once the wheel is pulled. */
    tokens: isHidden ? null : state.tokens,
    card: isAsked ? (state.card?.text ?? null) : null,
    /** For a swap or a gift: who can be named, and what it would bring both. Not in `score`, when it is done. */
    choices: phase === 'resolve' ? state.choices.map((id) => ({ id, ...offer(state, id) })) : [],
    target: state.target,
    attempt:
      isAsked && state.attempt
        ? attemptView(state.attempt, phase === 'score' && wheel !== null && isJudged(wheel.segment))
        : null,
    score: phase === 'score' ? { tokenGains: state.tokenGains, taskGains: state.taskGains, gains: state.gains } : null,
  }
}

function hand(state: State, seat: PlayerId) {
  if (!state.order.includes(seat)) return null
  return {
    tokens: state.tokens[seat] ?? [],
    canSwap: seat === state.turn && canSwap(state),
    vote: ownVote(state.attempt, seat),
  }
}

function simulate(state: State, seat: PlayerId, random: () => number): Move | null {
  const { phase } = state.stage
  const { attempt } = state
  if (phase === 'stake') return state.tokens[seat] ? null : stakes(random)
  if (phase === 'spin') return seat === state.turn && !state.isPulled ? { type: 'pull' } : null
  if (!attempt) return null
  if (phase === 'verdict') return undecided(attempt).includes(seat) ? simulateVote(attempt, random) : null
  if ((phase !== 'resolve' && phase !== 'everyone') || !silent(attempt).includes(seat)) return null
  return state.choices.length > 0 ? names(state) : simulateSay(random)
}

function stakes(random: () => number): Move {
  const [one, other] = Array.from({ length: TOKENS }, () => pickOne(SEGMENTS, random) ?? 'jackpot')
  return { type: 'stake', on: [one ?? 'jackpot', other ?? 'jackpot'] }
}

/** Whom it helps most, oneself first; a swap that only costs is passed. */
function names(state: State): Move {
  const offers = state.choices.map((id) => ({ id, ...offer(state, id), has: state.scores[id] ?? 0 }))
  const best = offers.sort((a, b) => b.you - a.you || a.has - b.has)[0]
  return best && best.you > 0 ? { type: 'name', player: best.id } : { type: 'pass' }
}

export const spinTheStash = defineGame({
  about,
  state,
  move,
  phases,
  setup,
  play,
  card: (state: State) => state.card?.id ?? null,
  view,
  hand,
  simulate,
  awards: (state: State) =>
    awardsFor(state, {
      jackpot: ['Stash finder', (times) => `cracked the jackpot ${timesInWords(times)}`],
      hunch: ['Sixth sense', (times) => `called the segment ${timesInWords(times)}`],
      duel: ['Last one standing', (times) => `won a duel ${timesInWords(times)}`],
      dare: ['Ice in the veins', (times) => `did the dare ${timesInWords(times)}`],
      gift: ['Heart of gold', (times) => `gave 300 away ${timesInWords(times)}`],
    }),
})

export type View = ViewOf<typeof spinTheStash>
export type Hand = HandOf<typeof spinTheStash>
