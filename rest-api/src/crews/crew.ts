import type { CrewNight } from '@highjinks/games/session'
import {
  accept,
  CREW_MOST,
  keptSettings,
  look,
  type MemberId,
  packCards,
  refuse,
  type Step,
  unpackCards,
} from '@highjinks/protocol'
import * as z from 'zod'

/** The most nights a crew keeps. Older ones leave only the cards that were seen. */
const NIGHTS_MOST = 52
/** A keeper who stays away this long while others come has gone. */
const GONE_MS = 180 * 24 * 60 * 60 * 1000

const member = z.looseObject({
  id: z.string(),
  name: z.string(),
  look: z.nullable(look),
  /** A hash of their phone's cookie, for this crew alone; null: they come with their account. */
  mark: z.string().nullable(),
  userId: z.string().nullable(),
  since: z.int(),
  seenAt: z.int(),
})
export type Member = Readonly<z.infer<typeof member>>

const night = z.looseObject({
  sessionId: z.string(),
  at: z.int(),
  games: z.array(z.object({ slug: z.string(), crowned: z.array(z.string()) })),
})

/**
 * A crew, apart from the fields it is looked up by. Every field has a default for older records, and fields of a
 * newer version stay: while two versions run, both change it.
 */
export const crewBody = z.looseObject({
  name: z.string().default('Crew'),
  /** The member with the keys. */
  keeper: z.string().nullable().default(null),
  /** In the order in which they came. */
  members: z.array(member).default([]),
  /** Oldest first. */
  nights: z.array(night).default([]),
  /** Every card that its rooms have dealt, packed, oldest first. */
  seen: z.string().default(''),
  usual: z.object({ gameId: z.int(), settings: keptSettings }).nullable().default(null),
  nextAt: z.int().nullable().default(null),
  /** The room that was opened last. */
  sessionId: z.string().nullable().default(null),
})
type CrewBody = Readonly<z.infer<typeof crewBody>>

export interface Crew extends CrewBody {
  /** Never changes; people see the link. */
  readonly id: string
  readonly link: string
  readonly usedAt: number
}

export interface Phone {
  readonly mark: string | null
  readonly userId: string | null
}

/** The member with this phone or account. */
export function memberWith(crew: Crew, { mark, userId }: Phone): Member | null {
  const byPhone = mark === null ? undefined : crew.members.find((one) => one.mark === mark)
  const byAccount = userId === null ? undefined : crew.members.find((one) => one.userId === userId)
  return byPhone ?? byAccount ?? null
}

/** Adds a member, unless their phone or account already belongs to one. */
export function enroll(crew: Crew, newcomer: Member): Step<Crew> {
  if (memberWith(crew, newcomer)) return accept(crew)
  if (crew.members.length >= CREW_MOST) return refuse('full-crew')
  return accept(withKeeper({ ...crew, members: [...crew.members, newcomer] }))
}

/** A member is here, with this phone, and with this account if they had none. */
export function greet(crew: Crew, id: MemberId, { mark, userId }: Phone, now: number): Crew {
  const isTaken = crew.members.some((one) => one.id !== id && one.userId !== null && one.userId === userId)
  const greeted = changeMember(crew, id, (one) => ({
    ...one,
    mark: mark ?? one.mark,
    userId: one.userId ?? (isTaken ? null : userId),
    seenAt: now,
  }))
  return passKeys(greeted, now)
}

/**
 * "It's me, new phone": the old one is nobody's from now on. Unless the old one said yes, the keys go to another member:
 * someone else's nod can be a mistake.
 */
export function replacePhone(crew: Crew, id: MemberId, by: { mark: string; isProven: boolean }, now: number): Crew {
  const moved = changeMember(crew, id, (one) => ({ ...one, mark: by.mark, seenAt: now }))
  if (by.isProven || crew.keeper !== id) return moved
  return { ...moved, keeper: nextKeeper(moved.members.filter((one) => one.id !== id)) ?? id }
}

function changeMember(crew: Crew, id: MemberId, change: (member: Member) => Member): Crew {
  return { ...crew, members: crew.members.map((one) => (one.id === id ? change(one) : one)) }
}

/** Nothing of them stays: crowns go with them, and the keys to someone else. */
export function forgetMemberOf(crew: Crew, id: MemberId): Crew {
  if (!crew.members.some((one) => one.id === id)) return crew
  const members = crew.members.filter((one) => one.id !== id)
  const nights = crew.nights.map((one) => ({
    ...one,
    games: one.games.map(({ slug, crowned }) => ({ slug, crowned: crowned.filter((crownedOne) => crownedOne !== id) })),
  }))
  return withKeeper({ ...crew, members, nights })
}

/** The keys go on once their owner was away for half a year that others were here. */
function passKeys(crew: Crew, now: number): Crew {
  const keeper = crew.members.find((one) => one.id === crew.keeper)
  if (!keeper || keeper.seenAt > now - GONE_MS) return withKeeper(crew)
  const here = crew.members.filter((one) => one.seenAt > now - GONE_MS)
  return { ...crew, keeper: nextKeeper(here) ?? keeper.id }
}

/** Someone has the keys as long as there is anyone. */
function withKeeper(crew: Crew): Crew {
  if (crew.members.some((one) => one.id === crew.keeper)) return crew
  return { ...crew, keeper: nextKeeper(crew.members) }
}

/** The longest member with an account; without accounts, the longest member. */
function nextKeeper(members: readonly Member[]): MemberId | null {
  const byAge = members.toSorted((a, b) => a.since - b.since)
  return (byAge.find((one) => one.userId !== null) ?? byAge[0])?.id ?? null
}

/**
 * A night's record replaces an earlier one of the same night: records can come twice and in any order. Only members have
 * crowns.
 */
export function rememberNight(crew: Crew, sessionId: string, at: number, told: CrewNight): Crew {
  const known = crew.nights.find((one) => one.sessionId === sessionId)
  const isOlder = known !== undefined && (known.games.length > told.games.length || known.at > at)
  const seen = mergeSeen(crew.seen, told.seen)
  if (isOlder) return { ...crew, seen }
  const isMember = (id: string) => crew.members.some((one) => one.id === id)
  const games = told.games.map(({ slug, crowned }) => ({ slug, crowned: crowned.filter(isMember) }))
  const others = crew.nights.filter((one) => one.sessionId !== sessionId)
  const nights =
    games.length === 0
      ? others
      : [...others, { sessionId, at, games }].toSorted((a, b) => a.at - b.at).slice(-NIGHTS_MOST)
  const usual = { gameId: told.gameId, settings: told.settings }
  return { ...crew, nights, seen, usual, usedAt: Math.max(crew.usedAt, at) }
}

/** Oldest first. A card that was seen again counts from its last time. */
export function mergeSeen(before: string, later: string): string {
  const newer = unpackCards(later)
  const isNewer = new Set(newer)
  return packCards([...unpackCards(before).filter((id) => !isNewer.has(id)), ...newer])
}
