import { INTENSITIES, type Intensity, type PlayerId, type Topic } from '@highjinks/protocol'
import type { Card } from './card.ts'
import { shuffle } from './chance.ts'
import type { Context, Table } from './game.ts'

/** What the players a card is for have muted, together. Nobody learns whose it was. */
export function mutedTopicsOf(context: Context, players?: readonly PlayerId[]): ReadonlySet<Topic> {
  const concerned = players ? context.seats.filter((seat) => players.includes(seat.id)) : context.seats
  return new Set(concerned.flatMap((seat) => seat.muted))
}

/** The chosen intensity first, then the milder ones: when a deck is used up, kinder cards come before repeats. */
function fromChosenToMildest(intensity: Intensity): readonly Intensity[] {
  return INTENSITIES.slice(0, INTENSITIES.indexOf(intensity) + 1).reverse()
}

/**
 * Draws `count` cards that the session has not seen and nobody concerned has muted, and remembers them. Only when every
 * fitting card was seen does the one seen longest ago come back.
 */
export function dealCards<State extends Table, C extends Card>(
  state: State,
  deck: readonly C[],
  count: number,
  context: Context,
  players?: readonly PlayerId[],
): { readonly state: State; readonly cards: readonly C[] } {
  const muted = mutedTopicsOf(context, players)
  const fitting = deck.filter((card) => !card.topics.some((topic) => muted.has(topic)))
  const seen = new Map(state.used.map((id, i) => [id, i]))
  const fresh = fromChosenToMildest(context.settings.intensity).flatMap((level) =>
    shuffle(
      fitting.filter((card) => card.intensity === level && !seen.has(card.id)),
      context.random,
    ),
  )
  const allowed = new Set(fromChosenToMildest(context.settings.intensity))
  const again = fitting
    .filter((card) => seen.has(card.id) && allowed.has(card.intensity))
    .sort((a, b) => (seen.get(a.id) ?? 0) - (seen.get(b.id) ?? 0))
  const cards = [...fresh, ...again].slice(0, count)
  const ids = new Set(cards.map((card) => card.id))
  return { state: { ...state, used: [...state.used.filter((id) => !ids.has(id)), ...ids] }, cards }
}
