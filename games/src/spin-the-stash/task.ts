import type { PlayerId } from '@highjinks/protocol'
import { breathers } from '../decks/breathers/index.ts'
import { dares } from '../decks/dares/index.ts'
import { duels } from '../decks/duels/index.ts'
import { houseRules } from '../decks/house-rules/index.ts'
import { lines } from '../decks/lines/index.ts'
import {
  attemptBy,
  type Context,
  dealCards,
  type Prompt,
  pickOne,
  presentPlayers,
  seatedPlayers,
  shares,
} from '../kit/index.ts'
import type { State } from './state.ts'
import type { Segment } from './wheel.ts'

const DONE = 500
const SWAP_MOST = 300
const GIVEN = 300
const GIVER = 200

/** What is dealt on a segment; nothing on the others. */
const DECKS: Readonly<Partial<Record<Segment, readonly Prompt[]>>> = {
  breather: breathers,
  dare: dares,
  duel: duels,
  everyone: lines,
  rule: houseRules,
}

/** Done before the others' eyes, so the others judge it. */
export function isJudged(segment: Segment): boolean {
  return segment === 'dare' || segment === 'duel'
}

/** What the segment asks, and of whom. A player who is away and did not even pull is asked for nothing. */
export function asked(before: State, segment: Segment, context: Context): State {
  const here = presentPlayers(before, context)
  const { turn } = before
  const isHere = turn !== null && (before.isPulled || here.includes(turn))
  const performers = isHere ? [turn] : []
  const state: State = { ...before, attempt: attemptBy(performers) }
  switch (segment) {
    case 'jackpot':
      return { ...state, attempt: attemptBy([]) }
    case 'everyone':
      return dealt({ ...state, attempt: attemptBy(seatedPlayers(state, context)) }, segment, context)
    case 'duel': {
      const rival = pickOne(
        here.filter((id) => id !== turn),
        context.random,
      )
      const pair = isHere && rival !== undefined ? [turn, rival] : performers
      return dealt({ ...state, attempt: attemptBy(pair) }, segment, context)
    }
    case 'dare':
    case 'rule':
    case 'breather':
      return dealt(state, segment, context)
    case 'swap':
    case 'gift': {
      const all = seatedPlayers(state, context)
      const choices = turn === null ? [] : segment === 'swap' ? neighbours(all, turn) : all.filter((id) => id !== turn)
      return { ...state, choices, attempt: attemptBy(choices.length > 0 ? performers : []) }
    }
  }
}

/** The card suits all who do it; what the whole table lives with suits the whole table. */
export function dealt(state: State, segment: Segment, context: Context): State {
  if (state.attempt?.performers.length === 0) return state
  const isForFew = segment === 'dare' || segment === 'duel'
  const { state: next, cards } = dealCards(
    state,
    DECKS[segment] ?? [],
    1,
    context,
    isForFew ? state.attempt?.performers : undefined,
  )
  const card = cards[0]
  return card ? { ...next, card: { id: card.id, text: card.text } } : { ...next, card: null, attempt: attemptBy([]) }
}

/** What a swap or a gift would bring both sides, if it were for this player. */
export function offer(state: State, id: PlayerId): { readonly you: number; readonly them: number } {
  const { turn } = state
  if (turn === null || state.wheel === null) return { you: 0, them: 0 }
  if (state.wheel.segment === 'gift') {
    const factor = state.isDouble ? 2 : 1
    return { you: GIVER * factor, them: GIVEN * factor }
  }
  const gap = (state.scores[id] ?? 0) - (state.scores[turn] ?? 0)
  const you = Math.max(-SWAP_MOST, Math.min(SWAP_MOST, gap))
  return { you, them: 0 - you }
}

/** What the segment's task has brought whom, doubled where it doubles. */
export function taskGains(state: State): Readonly<Record<PlayerId, number>> {
  const { attempt, turn, target, wheel } = state
  if (!attempt || turn === null || !wheel) return {}
  switch (wheel.segment) {
    case 'jackpot':
    case 'breather':
      return {}
    case 'swap':
    case 'gift': {
      if (target === null) return {}
      const { you, them } = offer(state, target)
      return { [turn]: you, [target]: them }
    }
    case 'everyone':
    case 'rule':
      return paidFor(
        state,
        Object.fromEntries(attempt.performers.map((id) => [id, attempt.said[id] === 'done' ? 1 : 0])),
      )
    case 'dare':
    case 'duel':
      return paidFor(state, shares(attempt))
  }
}

function paidFor(state: State, parts: Readonly<Record<PlayerId, number>>): Readonly<Record<PlayerId, number>> {
  const full = state.isDouble ? DONE * 2 : DONE
  const done = Object.entries(parts).filter(([, part]) => part > 0)
  return Object.fromEntries(done.map(([id, part]) => [id, Math.round(full * part)]))
}

/** Left and right of this player; with two at the table the same one. */
function neighbours(order: readonly PlayerId[], id: PlayerId): PlayerId[] {
  const at = order.indexOf(id)
  const sides = new Set([at - 1, at + 1].map((i) => (i + order.length) % order.length))
  return order.filter((other, i) => sides.has(i) && other !== id)
}
