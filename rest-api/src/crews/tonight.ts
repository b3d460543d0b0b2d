import {
  admitCrewMember,
  type CrewCard,
  endSession,
  type Newcomer,
  type Session,
  takeSeat,
  whyEnded,
} from '@highjinks/games/session'
import { lookAlikeKey } from '@highjinks/platform'
import { accept, type Game, NAME_MAX, type PlayerId, refuse, type SessionId, type Step } from '@highjinks/protocol'
import { newSessionId, type SessionStore } from '@highjinks/session-store'
import type { CrewCards } from '../crew-cards/crew-cards.ts'
import { reserveSession } from '../sessions/reserve.ts'
import type { MakeRoom } from '../sessions/unvisited.ts'
import { type Crew, mergeSeen } from './crew.ts'
import type { Crews } from './crews.ts'

/** A guest can have a member's name tonight. No room seats more people than this, so none has more of one name. */
const NAMESAKES = 8

/** One deal in five needs no more of them in a long night, and a session's document stays small. */
const CARDS_A_NIGHT = 40

export interface TonightDeps {
  readonly crews: Pick<Crews, 'change'>
  readonly crewCards: CrewCards
  readonly sessions: Pick<SessionStore, 'create' | 'now' | 'read' | 'update'>
  readonly catalogue: readonly Game[]
  readonly makeRoom: MakeRoom
  readonly now: () => number
}

export interface Opening {
  readonly gameId?: number | undefined
  readonly seen?: string | undefined
  readonly address: string
}

/** `mark`: of their phone, by which they may have knocked. */
export type MemberNewcomer = Newcomer & { readonly member: string; readonly mark: string | null }

export interface TakenSeat {
  readonly session: Session
  readonly id: PlayerId
  readonly name: string
}

/** The room that is open now; null: none. */
export async function roomOfTonight(
  sessions: Pick<SessionStore, 'read'>,
  { sessionId }: Pick<Crew, 'sessionId'>,
): Promise<Session | null> {
  const stored = sessionId === null ? null : await sessions.read(sessionId)
  return stored && !whyEnded(stored.session) ? stored.session : null
}

/** A seat in tonight's room, which opens if there is none. Two members who open it together get one room. */
export async function sitDownTonight(
  deps: TonightDeps,
  crew: Crew,
  person: MemberNewcomer,
  opening: Opening,
): Promise<Step<TakenSeat>> {
  const open = await roomOfTonight(deps.sessions, crew)
  if (open) return takeMemberSeat(deps, open.id, person)
  const opened = await openRoom(deps, crew, person, opening)
  if (!opened.ok) return opened
  const { room, sessionId } = opened.state
  if (room.id === sessionId) return accept({ session: room, id: person.id, name: person.name })
  // Someone was faster: theirs is tonight's room
  await deps.sessions.update(room.id, (session) => endSession(session, 'expired'))
  return takeMemberSeat(deps, sessionId, person)
}

async function openRoom(
  { crews, crewCards, sessions, catalogue, makeRoom, now }: TonightDeps,
  crew: Crew,
  person: MemberNewcomer,
  { gameId, seen = '', address }: Opening,
): Promise<Step<{ readonly room: Session; readonly sessionId: SessionId }>> {
  const wanted = gameId ?? crew.usual?.gameId
  const game = wanted === undefined ? catalogue[0] : catalogue.find((one) => one.id === wanted)
  if (!game) return refuse('game-not-found')
  const id = newSessionId()
  await makeRoom(address, id)
  const room = await reserveSession(sessions, {
    id,
    game,
    settings: crew.usual?.settings,
    host: person,
    seen: mergeSeen(seen, crew.seen),
    openedBy: { id: crew.id, name: crew.name, cards: await cardsOfTonight(crewCards, crew, now()) },
  })
  const claimed = await crews.change(crew.id, (found) =>
    accept(found.sessionId === crew.sessionId ? { ...found, sessionId: id, usedAt: now() } : found),
  )
  if (!claimed.ok) return claimed
  return accept({ room, sessionId: claimed.state.sessionId ?? id })
}

async function cardsOfTonight(crewCards: CrewCards, crew: Crew, now: number): Promise<readonly CrewCard[]> {
  const lent = await crewCards.lend(crew.id, CARDS_A_NIGHT, now)
  return lent.flatMap(({ memberId, ...card }) => {
    const author = crew.members.find(({ id }) => id === memberId)
    return author ? [{ ...card, by: memberId, name: author.name, isSigned: false, isKept: true }] : []
  })
}

async function takeMemberSeat(
  { sessions }: TonightDeps,
  id: SessionId,
  person: MemberNewcomer,
): Promise<Step<TakenSeat>> {
  for (let i = 1; i <= NAMESAKES; i++) {
    const name = i === 1 ? person.name : `${person.name.slice(0, NAME_MAX - 2)} ${i}`
    // The last run is the one that is committed
    const taken: TakenSeat[] = []
    const outcome = await sessions.update(id, (session, now) => {
      const step = takeSeat(session, { ...person, name }, null, now, lookAlikeKey)
      if (!step.ok) return step
      const seated = admitCrewMember(step.state.session, person.mark)
      const own = seated.seats.find((seat) => seat.id === step.state.id)
      taken.push({ session: seated, id: step.state.id, name: own?.name ?? name })
      return accept(seated)
    })
    const seat = taken.at(-1)
    if (outcome.ok && seat) return accept(seat)
    if (outcome.ok || outcome.code !== 'name-taken') return refuse(outcome.ok ? 'internal' : outcome.code)
  }
  return refuse('name-taken')
}
