import * as z from 'zod/mini'
import { crewLink, crewName, memberId } from '../crew-link.ts'
import { look } from '../events.ts'
import { device, gameId, playerId, playerName, seatToken, sessionId } from '../ids.ts'
import { packedCards } from '../seen.ts'
import { settings } from '../settings.ts'
import { endpoint } from './endpoint.ts'

const member = z.object({
  id: memberId,
  name: z.string(),
  look: z.nullable(look),
  /** Can rename the crew and remove members. */
  hasKeys: z.boolean(),
  since: z.number(),
})

const night = z.object({
  at: z.number(),
  /** The games of that night, and which members won each. */
  games: z.array(z.object({ slug: z.string(), crowned: z.array(memberId) })),
})

/** Only members see this. */
const inside = z.object({
  link: z.string(),
  members: z.array(member),
  /** Newest first. */
  nights: z.array(night),
  nextAt: z.nullable(z.number()),
  /** The game and the settings of the last night. */
  usual: z.nullable(z.object({ gameId, settings })),
  /** The room that is open now. */
  tonight: z.nullable(z.object({ sessionId, code: z.string(), isPlaying: z.boolean(), people: z.int() })),
})

/**
 * The state of a stranger's knock: none yet; waiting for a nod; let in, so that the next call for the room gives a
 * seat; turned away for the night; or nobody is there who could nod.
 */
const KNOCKS = ['none', 'waiting', 'in', 'not-now', 'nobody'] as const

/** A stranger gets the name and their own knock, and nothing else. */
const crewPage = z.object({
  name: z.string(),
  you: z.nullable(z.object({ id: memberId, hasKeys: z.boolean(), hasAccount: z.boolean() })),
  knock: z.enum(KNOCKS),
  crew: z.nullable(inside),
})
export type CrewPage = z.infer<typeof crewPage>

const seated = z.object({ sessionId, sessionCode: z.string(), playerId, seatToken: z.string(), name: z.string() })

const link = z.object({ link: crewLink })
const OF_A_CREW = ['malformed', 'crew-not-found', 'too-often', 'unavailable'] as const
const OF_A_SEAT = [
  'malformed',
  'bad-seat',
  'session-not-found',
  'ended',
  'expired',
  'too-often',
  'unavailable',
] as const

/**
 * Crews: people who keep one link for all their nights. A member is known by a cookie that these calls set, or by their
 * account. Room and seat come from the same calls that a code gives.
 */
export const crewEndpoints = {
  makeCrew: endpoint({
    method: 'POST',
    path: '/api/crews',
    summary: 'Keep a crew from the podium of a session; the caller gets its keys',
    body: z.object({ sessionId, seatToken, name: z.optional(crewName) }),
    reply: crewPage,
    status: 201,
    auth: 'used',
    refusals: [...OF_A_SEAT, 'bad-words', 'not-allowed', 'already-done'],
  }),
  joinCrew: endpoint({
    method: 'POST',
    path: '/api/crews/members',
    summary: 'Join the crew that this session just made',
    body: z.object({ sessionId, seatToken }),
    reply: crewPage,
    status: 201,
    auth: 'used',
    refusals: [...OF_A_SEAT, 'crew-not-found', 'not-allowed', 'full-crew'],
  }),
  crew: endpoint({
    method: 'GET',
    path: '/api/crews/{link}',
    summary: 'Get a crew: everything for its members, its name for strangers',
    params: link,
    reply: crewPage,
    status: 200,
    auth: 'used',
    refusals: OF_A_CREW,
  }),
  editCrew: endpoint({
    method: 'PATCH',
    path: '/api/crews/{link}',
    summary: 'Set the next date, or with the keys the name; members only',
    params: link,
    body: z.object({
      name: z.optional(crewName),
      nextAt: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(8_000_000_000_000)))),
    }),
    reply: crewPage,
    status: 200,
    auth: 'used',
    refusals: [...OF_A_CREW, 'not-a-member', 'no-keys', 'bad-words'],
  }),
  openCrewRoom: endpoint({
    method: 'POST',
    path: '/api/crews/{link}/room',
    summary: "Open tonight's room, or sit down in it if it's open; members only",
    params: link,
    body: z.object({
      /** Defaults to the game of the last night. */
      gameId: z.optional(gameId),
      device: z.optional(device),
      seen: z.optional(packedCards),
    }),
    reply: seated,
    status: 201,
    auth: 'used',
    refusals: [
      ...OF_A_CREW,
      'not-a-member',
      'full-crew',
      'game-not-found',
      'barred',
      'kicked',
      'locked',
      'name-taken',
      'full',
      'ended',
      'expired',
    ],
  }),
  knock: endpoint({
    method: 'POST',
    path: '/api/crews/{link}/knock',
    summary: "Ask the members in tonight's room to let you in",
    params: link,
    body: z.object({
      name: playerName,
      /** The caller claims to be the member with this name, on a new phone. A nod gives them that member's place. */
      isMe: z.optional(z.boolean()),
    }),
    reply: z.object({ knock: z.enum(KNOCKS) }),
    status: 200,
    auth: 'none',
    refusals: [...OF_A_CREW, 'bad-name'],
  }),
  removeMember: endpoint({
    method: 'DELETE',
    path: '/api/crews/{link}/members/{member}',
    summary: 'Leave a crew, or with the keys remove a member, which changes the link',
    params: z.object({ link: crewLink, member: memberId }),
    /** The crew's new link; null if the caller left the crew. */
    reply: z.object({ link: z.nullable(z.string()) }),
    status: 200,
    auth: 'used',
    refusals: [...OF_A_CREW, 'not-a-member', 'no-keys'],
  }),
} as const
