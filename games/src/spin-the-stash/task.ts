import type { PlayerId } from '@highjinks/protocol'
import { callbacks } from '../decks/callbacks/index.ts'
import { dares } from '../decks/dares/index.ts'
import { duels } from '../decks/duels/index.ts'
import { gifts } from '../decks/gifts/index.ts'
import { houseRules } from '../decks/house-rules/index.ts'
import { jackpots } from '../decks/jackpots/index.ts'
import { swaps } from '../decks/swaps/index.ts'
import {
  attemptBy,
  type Context,
  dealCards,
  dealPrompt,
  type Prompt,
  peopleFirst,
  pickOne,
  presentPlayers,
  required,
  seatedPlayers,
} from '../kit/index.ts'
import { performersOf } from './bets.ts'
import type { State } from './state.ts'
import type { Task } from './wheel.ts'

/** The number of House Rules to choose from. */
const RULES_OFFERED = 2

/** Returns the segment's task and its players. A player who is away and didn't even pull has none. */
export function asked(before: State, segment: Task, context: Context): State {
  const here = presentPlayers(before, context)
  const { turn } = before
  const isHere = turn !== null && (before.isPulled || here.includes(turn))
  const state: State = { ...before, attempt: attemptBy(isHere ? [turn] : []) }
  if (!isHere) return state
  const others = here.filter((id) => id !== turn)
  switch (segment) {
    case 'duel':
      return dealt(withRival(state, turn, others, context), segment, context)
    case 'swap':
      return withPartner(state, turn, context)
    case 'gift':
      return dealt({ ...state, receivers: [...receiversOf(state, turn, context)] }, segment, context)
    case 'rule':
    case 'dare':
    case 'jackpot':
      return dealt(state, segment, context)
  }
}

/** The card suits its performers; a rule for everyone suits the whole table. */
export function dealt(state: State, segment: Task, context: Context): State {
  const performers = performersOf(state)
  const drawn = draw(state, segment, performers, context)
  const cards = drawn.cards.map(({ id, text }) => ({ id, text }))
  return segment === 'rule' ? { ...drawn.state, offered: cards } : { ...drawn.state, card: required(cards[0]) }
}

interface Drawn {
  readonly state: State
  readonly cards: readonly Prompt[]
}

function draw(state: State, segment: Task, performers: readonly PlayerId[], context: Context): Drawn {
  switch (segment) {
    case 'duel':
      return dealCards(state, duels, 1, context, performers)
    case 'swap':
      return dealCards(state, swaps, 1, context, performers)
    case 'gift':
      return dealCards(state, gifts, 1, context)
    case 'rule':
      return dealCards(state, houseRules, RULES_OFFERED, context)
    case 'jackpot':
      return dealCards(state, jackpots, 1, context, performers)
    case 'dare': {
      const { state: next, card } = dealPrompt(state, { deck: dares, own: 'dare', callbacks }, context, performers)
      return { state: next, cards: [card] }
    }
  }
}

/** Draws a rival, a person if there is one, and nobody twice before all were. */
function withRival(state: State, turn: PlayerId, here: readonly PlayerId[], context: Context): State {
  const others = peopleFirst(here, context)
  const times = (id: PlayerId) => state.dueled[id] ?? 0
  const fewest = Math.min(...others.map(times))
  const rival = pickOne(
    others.filter((id) => times(id) === fewest),
    context.random,
  )
  if (rival === undefined) return state
  return { ...state, attempt: attemptBy([turn, rival]), dueled: { ...state.dueled, [rival]: times(rival) + 1 } }
}

/** Draws a neighbor who hasn't declined; without one there is no Swap. */
export function withPartner(state: State, turn: PlayerId, context: Context): State {
  const partner = pickOne(partnersOf(state, turn, context), context.random) ?? null
  if (partner === null) return { ...state, partner, card: null, attempt: attemptBy([]) }
  return dealt({ ...state, partner, attempt: attemptBy([turn]) }, 'swap', context)
}

/** Returns neighbors who are here and haven't declined. */
export function partnersOf(state: State, turn: PlayerId, context: Context): readonly PlayerId[] {
  const here = presentPlayers(state, context)
  return neighbors(peopleBeside(state, turn, context), turn).filter(
    (id) => here.includes(id) && !state.declined.includes(id),
  )
}

/** Returns who sits next to this player: a person is never paired with a simulated player. */
function peopleBeside(state: State, turn: PlayerId, context: Context): readonly PlayerId[] {
  const isBot = (id: PlayerId) => context.seats.some((seat) => seat.id === id && seat.isBot)
  return seatedPlayers(state, context).filter((id) => isBot(id) === isBot(turn))
}

/** Returns everyone except a sole leader; the leader too if nobody else is left. */
function receiversOf(state: State, turn: PlayerId, context: Context): readonly PlayerId[] {
  const seated = seatedPlayers(state, context)
  const most = Math.max(...seated.map((id) => state.scores[id] ?? 0))
  const leaders = seated.filter((id) => (state.scores[id] ?? 0) === most)
  const others = presentPlayers(state, context).filter((id) => id !== turn)
  const behind = others.filter((id) => leaders.length > 1 || !leaders.includes(id))
  return behind.length > 0 ? behind : others
}

/** Returns this player's left and right neighbor; with two at the table it's the same one. */
function neighbors(order: readonly PlayerId[], id: PlayerId): readonly PlayerId[] {
  const at = order.indexOf(id)
  const sides = new Set([at - 1, at + 1].map((i) => (i + order.length) % order.length))
  return order.filter((other, i) => sides.has(i) && other !== id)
}
