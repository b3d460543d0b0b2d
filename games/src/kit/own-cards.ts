import { INTENSITIES, type Intensity, type NameKey, nameKey, type OfferKind, type PlayerId } from '@highjinks/protocol'
import type { Prompt } from './card.ts'
import { mutedTopicsOf } from './deal-cards.ts'
import type { Context, Offer, Table } from './game.ts'
import { isPerson, presentPlayers } from './seated-players.ts'

const NEVER = 'Never have I ever'
const BEGUN = /^never[\s,]+have[\s,]+i[\s,]+ever\b[\s,.…]*/i
const ENDED = /[.!?…)”"’]$/
const OFFER_CARD = 'offer-'

/** The id of the card that an offer is dealt as. */
export function offerCardId(offerId: string): string {
  return `${OFFER_CARD}${offerId}`
}

/** Whether a player wrote the card with this id. */
export function isOwnCard(cardId: string): boolean {
  return cardId.startsWith(OFFER_CARD)
}

/** A typed line as a card that can be read out. A never gets its beginning if that is missing. */
export function sentenceOf(kind: OfferKind, text: string): string {
  const whole = kind === 'never' ? `${NEVER} ${afterNever(text)}` : text
  if (ENDED.test(whole)) return whole
  return `${whole}${/^(?:what|who|whom|whose|when|where|which|why|how)\b/i.test(whole) ? '?' : '.'}`
}

/** A never without the words that all of them begin with. */
export function afterNever(text: string): string {
  return text.replace(BEGUN, '')
}

/** Whether one of these names stands in it, as words of their own. A name of one letter is no name to look for. */
export function isAboutOneOf(text: string, names: readonly string[], keyOf: NameKey = nameKey): boolean {
  const words = (text: string) => text.split(/[^\p{L}\p{N}\p{M}]+/u).map(keyOf)
  const said = ` ${words(afterNever(text)).join(' ')} `
  return names.filter((name) => name.length > 1).some((name) => said.includes(` ${words(name).join(' ').trim()} `))
}

/** Whether what was written at one level may be read at the other: never at a milder one. */
export function suitsLevel(written: Intensity, now: Intensity): boolean {
  return INTENSITIES.indexOf(written) <= INTENSITIES.indexOf(now)
}

/**
 * Cards of a kind that were not dealt yet, by people who are here or kept by their crew, oldest first. None with the name of a player who sat
 * down after it was written, none that was written at a bolder level, none with a topic that one of these players (of
 * all, where none are given) has muted, and none that one of them wrote.
 */
export function waitingCards(
  state: Table,
  kind: OfferKind,
  context: Context,
  players?: readonly PlayerId[],
): readonly Offer[] {
  const here = presentPlayers(state, context)
  const names = context.seats.map((seat) => seat.name)
  const muted = mutedTopicsOf(context, players)
  return context.offers.filter(
    (offer) =>
      offer.kind === kind &&
      (offer.isKept || (here.includes(offer.by) && isPerson(offer.by, context))) &&
      !players?.includes(offer.by) &&
      !state.used.includes(offerCardId(offer.id)) &&
      suitsLevel(offer.level, context.settings.intensity) &&
      !offer.topics.some((topic) => muted.has(topic)) &&
      !isAboutOneOf(offer.text, names),
  )
}

/** The waiting cards as they are dealt, from the authors who have had the fewest. */
export function ownCards(
  state: Table,
  kind: OfferKind,
  context: Context,
  players?: readonly PlayerId[],
): readonly Prompt[] {
  const waiting = waitingCards(state, kind, context, players)
  const had = (by: PlayerId) =>
    context.offers.filter((one) => one.by === by && state.used.includes(offerCardId(one.id))).length
  const fewest = Math.min(...waiting.map(({ by }) => had(by)))
  return waiting
    .filter(({ by }) => had(by) === fewest)
    .map(({ id, text, family, topics }) => ({
      id: offerCardId(id),
      // A card for a milder room suits this one
      intensity: context.settings.intensity,
      // Beginnings are all of the mildest heat
      heat: 1,
      family,
      topics,
      text: sentenceOf(kind, text),
      isVerbatim: true,
    }))
}

/** Who wrote this card; null where it is from a deck, or was taken back. */
export function authorOf(cardId: string, context: Context): PlayerId | null {
  return context.offers.find(({ id }) => offerCardId(id) === cardId)?.by ?? null
}

/** The card was played, so all screens may show its author. A card from a deck changes nothing. */
export function signCard<State extends Table>(state: State, cardId: string): State {
  if (!isOwnCard(cardId) || state.signed.includes(cardId)) return state
  return { ...state, signed: [...state.signed, cardId] }
}
