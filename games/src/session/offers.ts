import {
  accept,
  INTENSITIES,
  type Intensity,
  type NameKey,
  type OfferKind,
  type PlayerId,
  refuse,
  type Step,
} from '@highjinks/protocol'
import { callbackId, isAboutOneOf, offerCardId } from '../kit/index.ts'
import { beginningOf, markAsked } from './beginnings.ts'
import { type ChangeContext, findSeat, ownCards, type Session, type SessionOffer, seatsTaken } from './session.ts'
import { redealCard } from './table.ts'

export const OFFERS_PER_SEAT = 6

interface Offered {
  readonly id: string
  readonly kind: OfferKind
  readonly text: string
}

/**
 * Gives a card to the session. It is nobody else's business until a game plays with it, and aimed at nobody who is here.
 * A never may be in one's own words; any other goes on from a beginning, and has its topics and its level.
 */
export function offer(session: Session, by: PlayerId, { id, kind, text }: Offered, keyOf: NameKey): Step<Session> {
  const known = ownCards(session)
  if (waitingOffers(known, session, by).length >= OFFERS_PER_SEAT) return refuse('too-many')
  if (known.some((one) => one.kind === kind && one.text === text)) return refuse('already-done')
  const names = seatsTaken(session).map((seat) => seat.name)
  if (isAboutOneOf(text, names, keyOf)) return refuse('about-somebody')
  const beginning = beginningOf(kind, text)
  if (!beginning && kind !== 'never') return refuse('not-allowed')
  const room = session.settings.intensity
  const card: SessionOffer = {
    id,
    by,
    kind,
    text,
    level: beginning ? bolder(room, beginning.intensity) : room,
    family: beginning?.family ?? 'confessions',
    topics: [...(beginning?.topics ?? [])],
    isSigned: false,
    isKept: false,
  }
  const forgotten = oldestPlayed(session, by)
  const kept = (list: readonly SessionOffer[]) => list.filter((one) => !forgotten.has(one.id))
  const asked = beginning ? markAsked(session, by, beginning.id) : session
  const [offers, cards] = [kept(session.offers), kept(session.cards)]
  return accept(
    kind === 'never' ? { ...asked, offers: [...offers, card], cards } : { ...asked, offers, cards: [...cards, card] },
  )
}

function bolder(one: Intensity, other: Intensity): Intensity {
  return INTENSITIES.indexOf(one) > INTENSITIES.indexOf(other) ? one : other
}

/** The oldest of their cards that were dealt, which go so that the document stays bounded. */
function oldestPlayed(session: Session, by: PlayerId): ReadonlySet<string> {
  const played = ownCards(session).filter((one) => one.by === by && wasPlayed(session, one.id))
  return new Set(played.slice(0, -OFFERS_PER_SEAT).map((one) => one.id))
}

/** The cards among these that this seat wrote and no game has dealt yet. */
export function waitingOffers(list: readonly SessionOffer[], session: Session, by: PlayerId): readonly SessionOffer[] {
  return list.filter((one) => one.by === by && !wasPlayed(session, one.id))
}

function wasPlayed(session: Session, id: string): boolean {
  return session.used.includes(offerCardId(id))
}

/** A member's card that was played and that their crew may keep. */
export function keepableCards(session: Session, by: PlayerId): readonly SessionOffer[] {
  if (!session.crew || findSeat(session, by)?.member == null) return []
  return ownCards(session).filter((one) => one.by === by && one.isSigned && !one.isKept)
}

/** The crew has it from now on. */
export function markKept(session: Session, by: PlayerId, id: string): Step<Session> {
  if (!keepableCards(session, by).some((one) => one.id === id)) return refuse('not-found')
  const mark = (one: SessionOffer) => (one.id === id ? { ...one, isKept: true } : one)
  return accept({ ...session, offers: session.offers.map(mark), cards: session.cards.map(mark) })
}

/** Someone left the crew: their cards go with them. */
export function forgetCrewCards(session: Session, member: string): Session {
  const crewCards = session.crewCards.filter((one) => one.by !== member)
  return crewCards.length === session.crewCards.length ? session : { ...session, crewCards }
}

/**
 * Its author takes back a line: a card, or something that was written for all to read. Where it lies on the table as a
 * card, another takes its place.
 */
export function withdraw(session: Session, by: PlayerId, id: string, context: ChangeContext): Step<Session> {
  if (ownCards(session).some((one) => one.id === id && one.by === by)) {
    const cardId = offerCardId(id)
    const without = {
      ...session,
      offers: session.offers.filter((one) => one.id !== id),
      cards: session.cards.filter((one) => one.id !== id),
      // The answers to it stay, without its text
      written: session.written.map((line) =>
        line.starter.id === cardId ? { ...line, starter: { ...line.starter, text: '' } } : line,
      ),
    }
    return accept(redealCard(without, cardId, context))
  }
  if (session.written.some((one) => one.id === id && one.author === by)) {
    const written = session.written.filter((one) => one.id !== id)
    return accept(redealCard({ ...session, written }, callbackId(id), context))
  }
  return refuse('not-found')
}
