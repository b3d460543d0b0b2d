import { keepableCards, markKept, type Session, whyEnded } from '@highjinks/games/session'
import { accept, CREW_CARDS_MOST, type CrewCards as CrewCardsReply, refuse, type Step } from '@highjinks/protocol'
import { hashToken, type SessionStore } from '@highjinks/session-store'
import type { Account } from '../accounts/users.ts'
import type { CrewCards } from '../crew-cards/crew-cards.ts'
import { readLines } from '../crew-cards/read-lines.ts'
import type { PhoneCookie } from '../phone-cookie.ts'
import type { Handlers } from '../route.ts'
import { type Crew, type Member, memberWith } from './crew.ts'
import type { Crews } from './crews.ts'
import { phoneIn } from './handlers.ts'

export interface CrewCardDeps {
  readonly crews: Pick<Crews, 'byLink'>
  readonly crewCards: CrewCards
  readonly sessions: Pick<SessionStore, 'read' | 'update'>
  readonly now: () => number
}

type CrewCardName = 'crewCards' | 'writeCrewCards' | 'takeBackCrewCard' | 'keepCard'

export function crewCardHandlers(deps: CrewCardDeps): Pick<Handlers, CrewCardName> {
  const { crews, crewCards, sessions, now } = deps

  async function findMember(
    link: string,
    phone: PhoneCookie,
    user: Account | null,
  ): Promise<Step<{ crew: Crew; me: Member }>> {
    const crew = await crews.byLink(link)
    if (!crew) return refuse('crew-not-found')
    const me = memberWith(crew, phoneIn(crew.id, phone, user))
    return me ? accept({ crew, me }) : refuse('not-a-member')
  }

  async function present(crewId: string, memberId: string): Promise<CrewCardsReply> {
    const [mine, kept] = await Promise.all([crewCards.of(crewId, memberId), crewCards.count(crewId)])
    return { mine: mine.map(({ id, kind, text }) => ({ id, kind, text })), kept }
  }

  return {
    async crewCards({ params: { link }, user, phone }) {
      const found = await findMember(link, phone, user)
      return found.ok ? accept(await present(found.state.crew.id, found.state.me.id)) : found
    },

    async writeCrewCards({ params: { link }, body, user, phone }) {
      const found = await findMember(link, phone, user)
      if (!found.ok) return found
      const { crew, me } = found.state
      const before = await crewCards.of(crew.id, me.id)
      const room = CREW_CARDS_MOST - (await crewCards.count(crew.id))
      const names = crew.members.map(({ name }) => name)
      const { cards, refused } = await readLines(body.lines, { before, room, names })
      if (cards.length > 0) await crewCards.add(crew.id, me.id, cards, now())
      return accept({ ...(await present(crew.id, me.id)), refused: [...refused] })
    },

    async takeBackCrewCard({ params: { link, card }, user, phone }) {
      const found = await findMember(link, phone, user)
      if (!found.ok) return found
      const { crew, me } = found.state
      const isTaken = await crewCards.takeBack(crew.id, me.id, card)
      return isTaken ? accept(await present(crew.id, me.id)) : refuse('not-found')
    },

    async keepCard({ body: { sessionId, seatToken, card } }) {
      const stored = await sessions.read(sessionId)
      if (!stored) return refuse('session-not-found')
      const gone = whyEnded(stored.session)
      if (gone) return refuse(gone)
      const proven = provenMember(stored.session, seatToken)
      if (!proven.ok) return proven
      const { crewId, memberId, playerId } = proven.state
      const played = keepableCards(stored.session, playerId).find(({ id }) => id === card)
      if (!played) return refuse('not-found')
      if ((await crewCards.count(crewId)) >= CREW_CARDS_MOST) return refuse('full-crew-cards')
      const { kind, text, level, family, topics } = played
      await crewCards.add(crewId, memberId, [{ id: card, kind, text, level, family, topics }], now())
      // A second tap finds it kept, by the same ID
      await sessions.update(sessionId, (session) => markKept(session, playerId, card))
      return accept({ kept: await crewCards.count(crewId) })
    },
  }
}

function provenMember(
  { crew, seats }: Session,
  token: string,
): Step<{ crewId: string; memberId: string; playerId: string }> {
  const hash = hashToken(token)
  const seat = seats.find((one) => one.tokenHash === hash)
  if (!seat) return refuse('bad-seat')
  if (!crew || seat.member === null) return refuse('not-a-member')
  return accept({ crewId: crew.id, memberId: seat.member, playerId: seat.id })
}
