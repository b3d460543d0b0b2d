import { accept, type OfferKind, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import type { Session } from './session.ts'

export const OFFERS_PER_SEAT = 6

interface Offered {
  readonly id: string
  readonly kind: OfferKind
  readonly text: string
}

/** Gives a line to the room. It is nobody else's business until a game plays with it. */
export function offer(session: Session, by: PlayerId, { id, kind, text }: Offered): Step<Session> {
  if (session.offers.filter((one) => one.by === by).length >= OFFERS_PER_SEAT) return refuse('too-many')
  if (session.offers.some((one) => one.kind === kind && one.text === text)) return refuse('already-done')
  return accept({ ...session, offers: [...session.offers, { id, by, kind, text }] })
}

export function withdraw(session: Session, by: PlayerId, id: string): Step<Session> {
  const isTheirs = session.offers.some((one) => one.id === id && one.by === by)
  if (!isTheirs) return refuse('not-found')
  return accept({ ...session, offers: session.offers.filter((one) => one.id !== id) })
}
