import { accept, type NameKey, type OfferKind, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import { callbackId, isAboutOneOf, offerCardId } from '../kit/index.ts'
import { type ChangeContext, type Session, seatsTaken } from './session.ts'
import { redealCard } from './table.ts'

export const OFFERS_PER_SEAT = 6

interface Offered {
  readonly id: string
  readonly kind: OfferKind
  readonly text: string
}

/** Gives a line to the session. It is nobody else's business until a game plays with it, and aimed at nobody who is here. */
export function offer(session: Session, by: PlayerId, { id, kind, text }: Offered, keyOf: NameKey): Step<Session> {
  if (waitingOffers(session, by).length >= OFFERS_PER_SEAT) return refuse('too-many')
  if (session.offers.some((one) => one.kind === kind && one.text === text)) return refuse('already-done')
  const names = seatsTaken(session).map((seat) => seat.name)
  if (isAboutOneOf(text, names, keyOf)) return refuse('about-somebody')
  const played = session.offers.filter((one) => one.by === by && wasPlayed(session, one.id))
  const forgotten = new Set(played.slice(0, -OFFERS_PER_SEAT).map((one) => one.id))
  const kept = session.offers.filter((one) => !forgotten.has(one.id))
  return accept({ ...session, offers: [...kept, { id, by, kind, text, level: session.settings.intensity }] })
}

/** What this seat has offered and no game has dealt yet. */
export function waitingOffers(session: Session, by: PlayerId): Session['offers'] {
  return session.offers.filter((one) => one.by === by && !wasPlayed(session, one.id))
}

function wasPlayed(session: Session, id: string): boolean {
  return session.used.includes(offerCardId(id))
}

/**
 * Its author takes back a line: an offer, or something that was written for all to read. Where it lies on the table as
 * a card, another takes its place.
 */
export function withdraw(session: Session, by: PlayerId, id: string, context: ChangeContext): Step<Session> {
  if (session.offers.some((one) => one.id === id && one.by === by)) {
    const offers = session.offers.filter((one) => one.id !== id)
    return accept(redealCard({ ...session, offers }, offerCardId(id), context))
  }
  if (session.written.some((one) => one.id === id && one.author === by)) {
    const written = session.written.filter((one) => one.id !== id)
    return accept(redealCard({ ...session, written }, callbackId(id), context))
  }
  return refuse('not-found')
}
