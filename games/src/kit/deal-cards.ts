import type { PlayerId, Topic } from '@highjinks/protocol'
import type { Card } from './card.ts'
import { deal } from './deal.ts'
import type { Heat } from './family.ts'
import type { Context, Table } from './game.ts'
import type { Company, Person } from './names.ts'
import { required } from './required.ts'

/** Returns the combined muted topics of a card's players. Nobody learns whose they are. */
export function mutedTopicsOf(context: Context, players?: readonly PlayerId[]): ReadonlySet<Topic> {
  const concerned = players ? context.seats.filter((seat) => players.includes(seat.id)) : context.seats
  return new Set(concerned.flatMap((seat) => seat.muted))
}

interface Dealt<State> {
  readonly state: State
  /** The players that the cards name. */
  readonly named: readonly PlayerId[]
}

/**
 * Deals to this table, for these players or for all, and remembers the cards and the players they named. `wish` asks
 * for its own heat instead of the table's; the evening's limit still applies.
 */
export function dealCards<State extends Table, C extends Card>(
  state: State,
  deck: readonly C[],
  count: number,
  context: Context,
  players?: readonly PlayerId[],
  wish?: Heat,
): Dealt<State> & { readonly cards: readonly C[] } {
  const heat = heatOf(context.heat, state.rounds > 0 ? (state.round - 1) / state.rounds : 0)
  const { cards, seen, named } = deal({
    deck: context.aside.size === 0 ? deck : deck.filter(({ id }) => !context.aside.has(id)),
    count,
    level: context.settings.intensity,
    heat: { at: wish ?? heat.at, most: heat.most },
    muted: mutedTopicsOf(context, players),
    distance: context.settings.distance,
    company: companyOf(state, context, players ?? (state.turn === null ? [] : [state.turn])),
    seen: state.used,
    random: context.random,
  })
  return { state: { ...state, used: seen, named: named.length > 0 ? named : state.named }, cards, named }
}

/** Deals one card: every level of every deck has some that suit anyone, wherever they are and whatever they muted. */
export function dealCard<State extends Table, C extends Card>(
  state: State,
  deck: readonly C[],
  context: Context,
  players?: readonly PlayerId[],
  wish?: Heat,
): Dealt<State> & { readonly card: C } {
  const { state: next, cards, named } = dealCards(state, deck, 1, context, players, wish)
  return { state: next, card: required(cards[0]), named }
}

/** Returns the heat. It rises by one step within each game, and each game of the evening starts a little higher. */
export function heatOf(evening: number, progress: number): { readonly at: Heat; readonly most: Heat } {
  if (evening <= 1) return { at: progress < 1 / 2 ? 1 : 2, most: 2 }
  if (evening === 2) return { at: progress < 1 / 4 ? 1 : progress < 3 / 4 ? 2 : 3, most: 3 }
  return { at: progress < 1 / 2 ? 2 : 3, most: 3 }
}

function companyOf(state: Table, context: Context, performers: readonly PlayerId[]): Company {
  const people = state.order.flatMap((id): Person[] => {
    const seat = context.seats.find((one) => one.id === id)
    if (!seat) return []
    const { name, isBot, online, canBeNamed, muted } = seat
    return [{ id, name, isBot, isHere: online, canBeNamed, muted }]
  })
  const scores = people.map(({ id }) => state.scores[id] ?? 0)
  const alone = (score: number) => {
    const standing = people.filter(({ id }) => (state.scores[id] ?? 0) === score)
    return standing.length === 1 ? (standing[0]?.id ?? null) : null
  }
  return {
    people,
    performers,
    leader: alone(Math.max(...scores)),
    last: alone(Math.min(...scores)),
    host: context.host,
    named: state.named,
  }
}
