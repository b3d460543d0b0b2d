import { accept, type OfferKind, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import { beginnings } from '../decks/beginnings/index.ts'
import { afterNever, type Beginning, seeded, shuffle } from '../kit/index.ts'
import { type CardText, findSeat, patchSeat, type Session } from './session.ts'

/** The most beginnings that a seat gets in a night, one after the other. */
export const BEGINNINGS_MOST = 3

/** The kinds that a game deals itself, wanted first. Before any other game it's the kinds that most games deal. */
const WANTED: Readonly<Record<string, readonly OfferKind[]>> = {
  'truth-or-dare': ['truth', 'dare', 'starter'],
  'high-rollers': ['truth', 'starter', 'dare'],
  'spin-the-stash': ['dare', 'starter', 'truth'],
}
const OFTEN: readonly OfferKind[] = ['starter', 'truth', 'dare']
/** It has its own way to get nevers. */
const ASKS_ITSELF = 'never-have-i-ever'

/**
 * The beginning that this seat may finish now: another kind each time, without topics they have muted, and the same one
 * until they have answered. Null outside the lobby, and when there is none left.
 */
export function nextBeginning(session: Session, by: PlayerId): Beginning | null {
  const seat = findSeat(session, by)
  if (!seat || seat.isBot || seat.hasLeft || session.status !== 'lobby' || session.slug === ASKS_ITSELF) return null
  const { asked, muted } = seat
  if (asked.length >= BEGINNINGS_MOST) return null
  const kinds = WANTED[session.slug] ?? OFTEN
  const kind = kinds[asked.length % kinds.length]
  const fitting = beginnings.filter(
    (one) =>
      one.kind === kind &&
      one.intensity === session.settings.intensity &&
      !asked.includes(one.id) &&
      !one.topics.some((topic) => muted.includes(topic)),
  )
  // Seats start at different places of one order, so that few get the same beginning
  const order = shuffle(fitting, seeded(seedOf(session.id)))
  const place = session.seats.findIndex(({ id }) => id === by)
  return order[place % order.length] ?? null
}

/** They would rather not finish this one. */
export function skipBeginning(session: Session, by: PlayerId, id: string): Step<Session> {
  if (nextBeginning(session, by)?.id !== id) return refuse('wrong-phase')
  return accept(markAsked(session, by, id))
}

export function markAsked(session: Session, by: PlayerId, id: string): Session {
  const asked = findSeat(session, by)?.asked ?? []
  return asked.includes(id) ? session : patchSeat(session, by, { asked: [...asked, id] })
}

/** From which beginning a line goes on: the longest that it starts with. */
export function beginningOf(kind: OfferKind, text: string): Beginning | null {
  const said = fold(kind === 'never' ? afterNever(text) : text)
  const found = beginnings.filter((one) => one.kind === kind && said.startsWith(fold(opening(one.text))))
  return found.reduce<Beginning | null>((best, one) => (best && best.text.length >= one.text.length ? best : one), null)
}

/** Without its dots, up to the next word. */
function opening(text: string): string {
  return `${text.replace(/[\s….]+$/u, '')} `
}

/** Quotes are typed in more than one way. */
function fold(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"')
}

function seedOf(id: string): number {
  return Array.from(id).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2 ** 31, 7)
}

/** A line as it's pasted, read by how it starts; null: it goes on from no beginning and is no never. */
export function readCard(text: string): CardText | null {
  if (afterNever(text) !== text) return cardOf('never', text, beginningOf('never', text))
  for (const kind of OFTEN) {
    const beginning = beginningOf(kind, text)
    if (beginning) return cardOf(kind, text, beginning)
  }
  return null
}

function cardOf(kind: OfferKind, text: string, from: Beginning | null): CardText {
  const { intensity: level = 'Mild', family = 'confessions', topics = [] } = from ?? {}
  return { kind, text, level, family, topics: [...topics] }
}
