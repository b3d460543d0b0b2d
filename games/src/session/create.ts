import {
  DEFAULT_SETTINGS,
  type Look,
  type NameKey,
  nameKey,
  type PlayerId,
  type SettingsChange,
  unpackCards,
} from '@highjinks/protocol'
import type { About } from '../kit/index.ts'
import { freeLook } from './look.ts'
import { type CrewCard, mergeSettings, patchSeat, type Session, type SessionSeat } from './session.ts'

/** A person who takes a seat. The server creates the IDs and the hash. */
export interface Newcomer {
  readonly id: string
  readonly name: string
  /** Null for simulated players. */
  readonly tokenHash: string | null
  readonly device: string | null
  readonly userId: string | null
  /** A hash of the address they come from. */
  readonly from?: string
  /** The look they want. */
  readonly look?: Look | undefined
  /** Who they are in the room's crew. */
  readonly member?: string
}

export interface NewSession {
  readonly id: string
  readonly code: string
  readonly game: Pick<About, 'id' | 'slug'>
  readonly settings: SettingsChange | undefined
  /** The cards that the creator has seen before, packed. */
  readonly seen?: string | undefined
  /** The crew whose link opens it. */
  readonly openedBy?: { readonly id: string; readonly name: string; readonly cards?: readonly CrewCard[] }
  /** Points from tonight's games on one phone. */
  readonly tonight?: Session['carried'] | undefined
  /** The host, or the hash of the claim to the host role while it is free. */
  readonly host: Newcomer | { readonly claimHash: string }
}

export function createSession(asked: NewSession, now: number): Session {
  const { openedBy } = asked
  const host = 'claimHash' in asked.host ? null : asked.host
  const opened: Session = {
    schema: 2,
    id: asked.id,
    code: asked.code,
    createdAt: now,
    epoch: 0,
    status: 'lobby',
    gameId: asked.game.id,
    slug: asked.game.slug,
    settings: mergeSettings(DEFAULT_SETTINGS, asked.settings ?? {}),
    hostId: host?.id ?? null,
    hostGen: 0,
    lentBy: null,
    isShow: false,
    locked: false,
    seatsLocked: false,
    hostClaim: 'claimHash' in asked.host ? asked.host.claimHash : null,
    shared: 'claimHash' in asked.host,
    seats: host ? [newSeat(host, [], now)] : [],
    removed: { seats: [], tokens: [], devices: [], users: [], members: [] },
    screens: [],
    sound: 'tv',
    watchers: 0,
    tvs: 0,
    balcony: null,
    startsAt: null,
    table: null,
    cue: 0,
    games: 0,
    seenBefore: asked.seen === undefined ? [] : [...unpackCards(asked.seen)],
    used: [],
    heat: { level: 1, isHeld: false, cooler: [], finished: 0 },
    offers: [],
    cards: [],
    crewCards: [...(openedBy?.cards ?? [])],
    night: [],
    next: null,
    until: null,
    isLastCall: false,
    favorite: null,
    firstBets: [],
    written: [],
    crew: openedBy ? { id: openedBy.id, name: openedBy.name, isNew: false, knocks: [], turnedAway: [] } : null,
    notice: null,
    pausedAt: null,
    pausedBy: null,
    asleepSince: now,
    botsAt: null,
    ended: null,
    carried: asked.tonight ?? [],
  }
  return host ? withCarried(opened, host.id, nameKey) : opened
}

/** A seat whose name has points from tonight's games on one phone begins with them, and nobody else gets them. */
export function withCarried(session: Session, id: PlayerId, keyOf: NameKey): Session {
  const key = keyOf(session.seats.find((seat) => seat.id === id)?.name ?? '')
  const found = session.carried.find(({ name }) => keyOf(name) === key)
  if (!found) return session
  const carried = session.carried.filter((one) => one !== found)
  return patchSeat({ ...session, carried }, id, { tonight: found.score })
}

/** `others` have looks that this seat must not share. */
export function newSeat(person: Newcomer, others: readonly SessionSeat[], now: number): SessionSeat {
  return {
    id: person.id,
    name: person.name,
    isBot: false,
    tokenHash: person.tokenHash,
    device: person.device,
    userId: person.userId,
    member: person.member ?? null,
    from: person.from ?? null,
    seatedAt: now,
    online: false,
    awaySince: now,
    onlineSince: null,
    wasClaimed: false,
    hasLeft: false,
    look: freeLook(
      others.map((other) => other.look),
      person.look,
    ),
    muted: [],
    canBeNamed: true,
    tonight: 0,
    nextVote: null,
    firstBet: null,
    hasEnough: false,
    needsTime: false,
    asked: [],
  }
}
