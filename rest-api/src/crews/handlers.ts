import {
  admittedKnock,
  crewNightOf,
  forgetMember,
  joinKeptCrew,
  keepCrew,
  knock,
  knockState,
  renameCrew,
  type Session,
  type SessionSeat,
  whyEnded,
} from '@highjinks/games/session'
import { isCleanText, lookAlikeKey, whyNotName } from '@highjinks/platform'
import { accept, type CrewPage, type MemberId, refuse, type Step } from '@highjinks/protocol'
import { hashToken, newPlayerId, newToken } from '@highjinks/session-store'
import type { Account } from '../accounts/users.ts'
import type { WhyBanned } from '../bans/why-banned.ts'
import type { PhoneCookie } from '../phone-cookie.ts'
import type { Handlers } from '../route.ts'
import {
  type Crew,
  enroll,
  forgetMemberOf,
  greet,
  type Member,
  memberWith,
  type Phone,
  rememberNight,
  replacePhone,
} from './crew.ts'
import type { Crews } from './crews.ts'
import { nameFromLink, newCrewId, newCrewLink, newMemberId } from './link.ts'
import { presentToMember, presentToStranger } from './present.ts'
import { roomOfTonight, sitDownTonight, type TonightDeps } from './tonight.ts'

export interface CrewDeps extends TonightDeps {
  readonly crews: Crews
  /** A mark of the address a seat was taken from, kept until its phone connects. */
  readonly markOf: (address: string) => string
  readonly whyBanned: WhyBanned
}

type CrewName = 'makeCrew' | 'joinCrew' | 'crew' | 'editCrew' | 'openCrewRoom' | 'knock' | 'removeMember'

/** A phone's mark is another one in every crew: nobody who reads the records can tell who is in two. */
const markIn = (crewId: string, token: string) => hashToken(`${crewId}:${token}`)

export function phoneIn(crewId: string, phone: PhoneCookie, user: Account | null): Phone {
  return { mark: phone.token === null ? null : markIn(crewId, phone.token), userId: user?.id ?? null }
}

export function crewHandlers(deps: CrewDeps): Pick<Handlers, CrewName> {
  const { crews, crewCards, sessions, now, markOf, whyBanned } = deps

  async function provenSeat(id: string, token: string): Promise<Step<{ session: Session; seat: SessionSeat }>> {
    const stored = await sessions.read(id)
    if (!stored) return refuse('session-not-found')
    const gone = whyEnded(stored.session)
    if (gone) return refuse(gone)
    const hash = hashToken(token)
    const seat = stored.session.seats.find((one) => one.tokenHash === hash)
    return seat ? accept({ session: stored.session, seat }) : refuse('bad-seat')
  }

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

  /** Keeps the night so far, including the crowns of a member who just joined. */
  async function rememberTonight(crew: Crew): Promise<Step<Crew>> {
    const room = await roomOfTonight(sessions, crew)
    const night = room && crewNightOf(room)
    return night ? crews.change(crew.id, (found) => accept(rememberNight(found, room.id, now(), night))) : accept(crew)
  }

  async function present(crew: Crew, id: MemberId): Promise<Step<CrewPage>> {
    const me = crew.members.find((one) => one.id === id)
    return me ? accept(presentToMember(crew, me, await roomOfTonight(sessions, crew))) : refuse('not-a-member')
  }

  const memberFrom = ({ name, look }: Pick<Member, 'name' | 'look'>, phone: Phone): Member => ({
    id: newMemberId(),
    name,
    look,
    ...phone,
    since: now(),
    seenAt: now(),
  })

  /** Makes a member of someone who got a nod, or gives them the place they asked for. */
  async function admit(crew: Crew, token: string, user: Account | null): Promise<Step<{ crew: Crew; me: Member }>> {
    const room = await roomOfTonight(sessions, crew)
    const mark = markIn(crew.id, token)
    const nodded = room && admittedKnock(room, mark)
    if (!nodded) return refuse('not-a-member')
    const { name, member, isOwnNod: isProven = false } = nodded
    const step = await crews.change(crew.id, (found) =>
      found.members.some((one) => one.id === member) && member !== null
        ? accept(replacePhone(found, member, { mark, isProven }, now()))
        : enroll(found, memberFrom({ name, look: null }, { mark, userId: user?.id ?? null })),
    )
    if (!step.ok) return step
    const me = memberWith(step.state, { mark, userId: null })
    return me ? accept({ crew: step.state, me }) : refuse('not-a-member')
  }

  return {
    async makeCrew({ body, user, phone }) {
      const proven = await provenSeat(body.sessionId, body.seatToken)
      if (!proven.ok) return proven
      const { session, seat } = proven.state
      if (session.crew) return refuse('already-done')
      if (session.status !== 'over') return refuse('not-allowed')
      const [id, link] = [newCrewId(), newCrewLink()]
      const name = body.name ?? nameFromLink(link)
      if (!isCleanText(name)) return refuse('bad-words')
      const maker = memberFrom(seat, { mark: markIn(id, phone.keep()), userId: user?.id ?? null })
      const crew: Crew = {
        id,
        link,
        name,
        usedAt: now(),
        keeper: maker.id,
        members: [maker],
        nights: [],
        seen: '',
        usual: null,
        nextAt: null,
        sessionId: session.id,
      }
      if (!(await crews.make(crew))) throw new Error('a new link was taken')
      const kept = await sessions.update(session.id, (found) =>
        keepCrew(found, seat.id, { id, name, member: maker.id }),
      )
      if (!kept.ok) {
        // Someone else at this podium was faster
        await crews.change(id, (found) => accept(forgetMemberOf(found, maker.id)))
        return refuse(kept.code)
      }
      const remembered = await rememberTonight(crew)
      return remembered.ok ? present(remembered.state, maker.id) : remembered
    },

    async joinCrew({ body, user, phone }) {
      const proven = await provenSeat(body.sessionId, body.seatToken)
      if (!proven.ok) return proven
      const { session, seat } = proven.state
      if (!session.crew?.isNew) return refuse('not-allowed')
      const crewId = session.crew.id
      const own: Phone = { mark: markIn(crewId, phone.keep()), userId: user?.id ?? null }
      const enrolled = await crews.change(crewId, (found) => enroll(found, memberFrom(seat, own)))
      if (!enrolled.ok) return enrolled
      const me = memberWith(enrolled.state, own)
      if (!me) return refuse('not-a-member')
      const joined = await sessions.update(session.id, (found) => joinKeptCrew(found, seat.id, me.id))
      if (!joined.ok) return refuse(joined.code)
      const remembered = await rememberTonight(enrolled.state)
      return remembered.ok ? present(remembered.state, me.id) : remembered
    },

    async crew({ params: { link }, user, phone }) {
      const crew = await crews.byLink(link)
      if (!crew) return refuse('crew-not-found')
      const own = phoneIn(crew.id, phone, user)
      const me = memberWith(crew, own)
      if (me) return present(crew, me.id)
      const room = own.mark === null ? null : await roomOfTonight(sessions, crew)
      return accept(presentToStranger(crew, room && own.mark !== null ? knockState(room, own.mark) : 'none'))
    },

    async editCrew({ params: { link }, body, user, phone }) {
      const found = await findMember(link, phone, user)
      if (!found.ok) return found
      const { crew, me } = found.state
      const { name, nextAt } = body
      if (name !== undefined && crew.keeper !== me.id) return refuse('no-keys')
      if (name !== undefined && !isCleanText(name)) return refuse('bad-words')
      const changed = await crews.change(crew.id, (one) =>
        accept({
          ...one,
          name: name ?? one.name,
          nextAt: nextAt === undefined ? one.nextAt : nextAt,
          usedAt: now(),
        }),
      )
      if (!changed.ok) return changed
      const { sessionId } = changed.state
      if (name !== undefined && sessionId !== null && (await roomOfTonight(sessions, changed.state)))
        await sessions.update(sessionId, (session) => accept(renameCrew(session, name)))
      return present(changed.state, me.id)
    },

    async openCrewRoom({ params: { link }, body, user, phone, origin, address }) {
      const banned = await whyBanned(user, body.device, origin)
      if (banned) return banned
      const crew = await crews.byLink(link)
      if (!crew) return refuse('crew-not-found')
      const known = memberWith(crew, phoneIn(crew.id, phone, user))
      const token = phone.keep()
      const found = known ? accept({ crew, me: known }) : await admit(crew, token, user)
      if (!found.ok) return found
      const { me } = found.state
      const own: Phone = { mark: markIn(crew.id, token), userId: user?.id ?? null }
      const greeted = await crews.change(crew.id, (one) => accept(greet(one, me.id, own, now())))
      if (!greeted.ok) return greeted
      const seatToken = newToken()
      const person = {
        id: newPlayerId(),
        name: me.name,
        tokenHash: hashToken(seatToken),
        device: body.device ?? null,
        userId: user?.id ?? null,
        from: markOf(address),
        look: me.look ?? undefined,
        member: me.id,
        mark: own.mark,
      }
      const seated = await sitDownTonight(deps, greeted.state, person, { ...body, address })
      if (!seated.ok) return seated
      const { session, id, name } = seated.state
      return accept({ sessionId: session.id, sessionCode: session.code, playerId: id, seatToken, name })
    },

    async knock({ params: { link }, body: { name, isMe = false }, phone }) {
      const unfit = whyNotName(name)
      if (unfit) return refuse(unfit)
      const crew = await crews.byLink(link)
      if (!crew) return refuse('crew-not-found')
      const mark = markIn(crew.id, phone.keep())
      if (memberWith(crew, { mark, userId: null })) return accept({ knock: 'in' as const })
      const room = await roomOfTonight(sessions, crew)
      if (!room) return accept({ knock: 'nobody' as const })
      // No one learns here whether there is such a member
      const namesake = crew.members.find((one) => lookAlikeKey(one.name) === lookAlikeKey(name))
      const asked = {
        id: newPlayerId(),
        name,
        mark,
        member: isMe ? (namesake?.id ?? null) : null,
        isNamesake: !isMe && namesake !== undefined,
      }
      let state: CrewPage['knock'] = 'nobody'
      const outcome = await sessions.update(room.id, (session) => {
        const step = knock(session, asked)
        if (step.ok) state = knockState(step.state, mark)
        return step
      })
      return outcome.ok ? accept({ knock: state }) : refuse(outcome.code)
    },

    async removeMember({ params: { link, member }, user, phone }) {
      const found = await findMember(link, phone, user)
      if (!found.ok) return found
      const { crew, me } = found.state
      const isOwn = member === me.id
      if (!isOwn && crew.keeper !== me.id) return refuse('no-keys')
      // First, so that nothing of theirs stays if the rest fails
      await crewCards.forgetMember(crew.id, member)
      // The removed member knows the old link
      const changed = await crews.change(crew.id, (one) =>
        accept({ ...forgetMemberOf(one, member), ...(isOwn ? {} : { link: newCrewLink() }) }),
      )
      if (!changed.ok) return changed
      if (await roomOfTonight(sessions, crew))
        await sessions.update(crew.sessionId ?? '', (session) => accept(forgetMember(session, member)))
      return accept({ link: isOwn ? null : changed.state.link })
    },
  }
}
