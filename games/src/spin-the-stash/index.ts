import {
  applauseView,
  attemptView,
  bestView,
  clapsLeft,
  deedsView,
  defineGame,
  type HandOf,
  interludeHand,
  interludeTexts,
  interludeView,
  ownVote,
  redealWriting,
  type ViewOf,
  withoutDeed,
} from '../kit/index.ts'
import { about } from './about.ts'
import { balcony } from './balcony.ts'
import { betsOn, performersOf } from './bets.ts'
import { isOpen, RULE_TURNS } from './caught.ts'
import { canSwap, onStage, play } from './play.ts'
import { dealAnew, HOOKS, mayCall, phases, setup } from './rules.ts'
import { length } from './seconds.ts'
import { simulate } from './simulate.ts'
import { move, type State, state } from './state.ts'
import { TITLES } from './titles.ts'
import { isJudged, LEAD_MS, SEGMENTS, taskOf } from './wheel.ts'

function view(state: State) {
  const { phase, since } = state.stage
  const { wheel, attempt } = state
  const isScore = phase === 'score' || phase === 'explain'
  const isTurn = phase === 'bet' || phase === 'pick' || phase === 'resolve' || phase === 'verdict' || isScore
  const hasPicked = phase === 'resolve' || isScore
  return {
    /** Clockwise, from the top of the unturned wheel. */
    segments: SEGMENTS,
    /**
     * From `turning` on this spin's; before it the last one's, at rest; null before the first. A pause moves the start.
     */
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
    houseRules: state.houseRules.map(({ id, text, by, lastRound, catchers }) => ({
      id,
      text,
      by,
      turnsLeft: Math.min(RULE_TURNS, lastRound - state.round + 1),
      catchers,
    })),
    charges: state.charges.map((charge) => ({
      id: charge.id,
      rule: charge.rule.text,
      by: charge.by,
      culprit: charge.culprit,
      answer: charge.answer,
      isOpen: isOpen(charge),
      jury: charge.jury,
      voted: Object.keys(charge.votes),
      finding: charge.finding,
    })),
    card: isTurn ? (state.card?.text ?? null) : null,
    partner: state.partner,
    performers: performersOf(state),
    /** The players one may applaud now. */
    onStage: onStage(state),
    offered: phase === 'pick' ? state.offered.map(({ id, text }) => ({ id, text })) : [],
    receivers: phase === 'pick' ? state.receivers : [],
    /** In `pick` only its owner knows. */
    picked: hasPicked ? (state.offered.find(({ id }) => id === state.picked)?.text ?? state.picked) : null,
    callers: phase === 'pick' ? state.order.filter((id) => mayCall(state, id)) : [],
    called: Object.keys(state.calls),
    bettors: state.bettors,
    /** Half, Did it and Legend, or the two players of a Duel. */
    betsOn: phase === 'bet' && attempt ? betsOn(attempt) : [],
    hasBet: Object.keys(state.bets),
    bets: isScore ? state.bets : null,
    attempt: isTurn && attempt ? attemptView(attempt, isScore && wheel !== null && isJudged(wheel.segment)) : null,
    applause: applauseView(state),
    interlude: interludeView(state),
    /** The lone voter, and their vote. */
    explains: state.explains && { by: state.explains.by, vote: state.explains.vote },
    /** At the end of a round: who did what, and who was the best. */
    lap: { ...bestView(state), deeds: deedsView(state) },
    score: isScore
      ? {
          task: state.sources.task,
          bets: state.sources.bets,
          calls: state.sources.calls,
          court: state.sources.court,
          gains: state.gains,
          returned: state.returned,
        }
      : null,
  }
}

function hand(state: State, seat: string) {
  if (!state.order.includes(seat)) return null
  return {
    bet: state.bets[seat] ?? null,
    call: state.calls[seat] ?? null,
    picked: seat === state.turn ? state.picked : null,
    canSwap: seat === state.turn && canSwap(state),
    clapsLeft: clapsLeft(state, seat, onStage(state)),
    favorite: state.favorites[seat] ?? null,
    vote: ownVote(state.attempt, seat),
    /** For each player on trial: whether this seat found them guilty. */
    found: Object.fromEntries(
      state.charges.flatMap(({ id, votes }) => (votes[seat] === undefined ? [] : [[id, votes[seat]] as const])),
    ),
    interlude: interludeHand(state, seat),
  }
}

export const spinTheStash = defineGame({
  about,
  rules: 3,
  state,
  move,
  phases,
  length,
  setup,
  play,
  texts: interludeTexts,
  card: (state: State) => state.card?.id ?? state.offered.map(({ id }) => id).join(' '),
  redeal,
  view,
  hand,
  balcony,
  simulate,
  titles: TITLES,
})

/** Before any vote another card comes; after that only the text goes. */
function redeal(before: State, cardId: string, context: Parameters<typeof dealAnew>[2]): State {
  const state = redealWriting(withoutDeed(before, cardId), cardId, context, HOOKS)
  const { phase } = state.stage
  if (state.card?.id !== cardId) return state
  if (phase === 'bet' || phase === 'resolve') return dealAnew(state, taskOf(state), context)
  return { ...state, card: null }
}

export type View = ViewOf<typeof spinTheStash>
export type Hand = HandOf<typeof spinTheStash>
