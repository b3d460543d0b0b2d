import { accept, keptSettings, type OwnSeat, type PlayerId, packCards, refuse, type Step } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { passHost } from './host.ts'
import { forgetCrewCards } from './offers.ts'
import { findSeat, patchSeat, type Session, whyEnded } from './session.ts'

/** The most strangers who wait at the door together. */
const KNOCKS_MOST = 5
/** … and as many are remembered as turned away. After that the door answers nobody new. */
const TURNED_AWAY_MOST = 50

/** A crew keeps this of a night: which cards were dealt and who won, never what anyone said. */
export const crewNight = z.object({
  id: z.string(),
  gameId: z.int(),
  settings: keptSettings,
  /** Every card that this session has seen, packed. */
  seen: z.string(),
  /** The games that were played to their end, in order, and which members won each. */
  games: z.array(z.object({ slug: z.string(), crowned: z.array(z.string()) })),
})
export type CrewNight = z.infer<typeof crewNight>

export interface Knock {
  readonly id: string
  readonly name: string
  /** A hash of their phone's cookie, for this crew. */
  readonly mark: string
  /** Whose place they want, where they say that it's them on a new phone. */
  readonly member: string | null
  /** They have a member's name and don't say that it's them. */
  readonly isNamesake?: boolean | undefined
}

/** A knock as the session keeps it. */
interface KeptKnock extends Knock {
  readonly isIn: boolean
  /** The member whose place they take said yes on the old phone. */
  readonly isOwnNod?: boolean | undefined
}

/** The state of one phone's knock. */
export type KnockState = 'none' | 'waiting' | 'in' | 'not-now' | 'nobody'

/** Null: this room has no crew. */
export function crewNightOf(session: Session): CrewNight | null {
  const { crew } = session
  if (!crew) return null
  const memberOf = (id: PlayerId) => findSeat(session, id)?.member ?? null
  return {
    id: crew.id,
    gameId: session.gameId,
    settings: session.settings,
    seen: packCards(session.used),
    games: session.night.map(({ slug, places }) => ({
      slug,
      crowned: places.filter(({ place }) => place === 1).flatMap(({ id }) => memberOf(id) ?? []),
    })),
  }
}

/** Makes a crew at the podium: everyone who is seated here may join it from now on. */
export function keepCrew(
  session: Session,
  seat: PlayerId,
  crew: { readonly id: string; readonly name: string; readonly member: string },
): Step<Session> {
  if (session.crew) return refuse('already-done')
  if (session.status !== 'over') return refuse('not-allowed')
  const { id, name, member } = crew
  return accept({
    ...patchSeat(session, seat, { member }),
    crew: { id, name, isNew: true, knocks: [], turnedAway: [] },
  })
}

/** Only of a crew that was made in this room: an older crew has its own door. */
export function joinKeptCrew(session: Session, seat: PlayerId, member: string): Step<Session> {
  return session.crew?.isNew ? accept(patchSeat(session, seat, { member })) : refuse('not-allowed')
}

/** Someone is no longer a member, and stays where they sit as a guest. */
export function forgetMember(before: Session, member: string): Session {
  const session = forgetCrewCards(before, member)
  if (!session.seats.some((seat) => seat.member === member)) return session
  const seats = session.seats.map((seat) => (seat.member === member ? { ...seat, member: null } : seat))
  return { ...session, seats }
}

export function renameCrew(session: Session, name: string): Session {
  return session.crew && session.crew.name !== name ? { ...session, crew: { ...session.crew, name } } : session
}

/** The members whose phones are connected. */
function membersHere({ seats }: Session): readonly string[] {
  return seats.flatMap(({ member, online, hasLeft }) => (member !== null && online && !hasLeft ? member : []))
}

export function knockState(session: Session, mark: string): KnockState {
  const { crew } = session
  if (!crew || whyEnded(session)) return 'nobody'
  if (crew.turnedAway.includes(mark)) return 'not-now'
  const known = crew.knocks.find((one) => one.mark === mark)
  if (known && isLetIn(session, known)) return 'in'
  if (membersHere(session).length === 0) return 'nobody'
  return known ? 'waiting' : 'none'
}

/** Puts someone at the door. Knocking again changes the name. A phone that was turned away stays turned away all night. */
export function knock(session: Session, asked: Knock): Step<Session> {
  const { crew } = session
  const { id, name, mark, member, isNamesake = false } = asked
  const state = knockState(session, mark)
  if (!crew || (state !== 'none' && state !== 'waiting')) return accept(session)
  const others = crew.knocks.filter((one) => one.mark !== mark)
  const isCrowded = others.filter((one) => !one.isIn).length >= KNOCKS_MOST
  if (isCrowded || crew.turnedAway.length >= TURNED_AWAY_MOST) return refuse('too-often')
  const before = crew.knocks.find((one) => one.mark === mark)
  if (before?.name === name && before.member === member) return accept(session)
  // Renamed, it is another knock: a nod is for the name that the member saw
  const waiting = { id, name, mark, member, isIn: false, ...(isNamesake && { isNamesake }) }
  return accept({ ...session, crew: { ...crew, knocks: [...others, waiting] } })
}

/** A member who is connected decides alone who takes their place, for a stranger at the link could give any name. */
function mayAnswer(session: Session, by: PlayerId, { member }: Pick<Knock, 'member'>): boolean {
  const own = findSeat(session, by)?.member ?? null
  if (own === null || own === member) return own !== null
  return member === null || !membersHere(session).includes(member)
}

/** Someone else's nod no longer counts once the member is back. */
function isLetIn(session: Session, { member, isIn, isOwnNod }: KeptKnock): boolean {
  return isIn && (member === null || isOwnNod === true || !membersHere(session).includes(member))
}

/** A member's answer in lobby or at the podium, for everyone: "not now" holds until the night is over. */
export function nod(session: Session, by: PlayerId, id: string, isIn: boolean): Step<Session> {
  const { crew } = session
  if (!crew || findSeat(session, by)?.member == null) return refuse('not-a-member')
  if (session.status !== 'lobby' && session.status !== 'over') return refuse('already-started')
  const found = crew.knocks.find((one) => one.id === id && !isLetIn(session, one))
  if (!found) return refuse('already-done')
  if (!mayAnswer(session, by, found)) return refuse('not-allowed')
  const isOwnNod = found.member !== null && findSeat(session, by)?.member === found.member
  const knocks = isIn
    ? crew.knocks.map((one) => (one === found ? { ...one, isIn, isOwnNod } : one))
    : crew.knocks.filter((one) => one !== found)
  const turnedAway = isIn ? crew.turnedAway : [...crew.turnedAway, found.mark]
  return accept({ ...session, crew: { ...crew, knocks, turnedAway } })
}

/** The knock that a member has nodded to. */
export function admittedKnock(session: Session, mark: string): KeptKnock | null {
  return session.crew?.knocks.find((one) => one.mark === mark && isLetIn(session, one)) ?? null
}

/** Someone who was let in has sat down: their knock is over. */
export function admitCrewMember(session: Session, mark: string | null): Session {
  const { crew } = session
  if (!crew?.knocks.some((one) => one.mark === mark)) return session
  return { ...session, crew: { ...crew, knocks: crew.knocks.filter((one) => one.mark !== mark) } }
}

/** Before the first game any member may host: nobody waits for the one who opened the room. */
export function takeHost(session: Session, by: PlayerId): Step<Session> {
  if (findSeat(session, by)?.member == null) return refuse('not-a-member')
  if (session.status !== 'lobby' || session.games > 0) return refuse('already-started')
  return session.hostId === by && session.lentBy === null ? refuse('already-done') : accept(passHost(session, by))
}

/** The knocks that a member's seat can answer. Nobody else sees them, and no one while a game is on. */
export function knocksShown(session: Session, id: PlayerId): OwnSeat['knocks'] {
  const isTime = session.status === 'lobby' || session.status === 'over'
  if (!session.crew || !isTime) return []
  return session.crew.knocks
    .filter((one) => !isLetIn(session, one) && mayAnswer(session, id, one))
    .map((one) => ({
      id: one.id,
      name: one.name,
      isMe: one.member !== null,
      ...(one.isNamesake && { isNamesake: true }),
    }))
}
