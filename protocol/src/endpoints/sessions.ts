import * as z from 'zod/mini'
import { game, MAX_PLAYERS, player, sessionCard } from '../entities.ts'
import { look } from '../events.ts'
import { code, device, gameId, playerId, playerName, sessionId } from '../ids.ts'
import { packedCards } from '../seen.ts'
import { settingsChange } from '../settings.ts'
import { endpoint } from './endpoint.ts'

/** Far more than a night of games pays. */
const TONIGHT_MOST = 1_000_000
/** Proves who created an unhosted session. The creator's browser keeps it. */
const hostClaim = z
  .string('That is not a host claim')
  .check(z.minLength(20, 'That is not a host claim'), z.maxLength(100, 'That is not a host claim'))
const pointsOfTonight = z
  .array(z.object({ name: playerName, score: z.int().check(z.gte(0), z.lte(TONIGHT_MOST)) }))
  .check(z.maxLength(MAX_PLAYERS))
/** The part of a session that anyone who knows its code or ID may see. */
const front = z.object({ session: sessionCard, game, players: z.array(player) })

export const sessionEndpoints = {
  simpleSession: endpoint({
    method: 'POST',
    path: '/api/simple-session',
    summary: 'Create a session and become its host',
    body: z.object({
      gameId,
      hostName: playerName,
      settings: z.optional(settingsChange),
      device: z.optional(device),
      look: z.optional(look),
      /** The cards this browser has seen, so that the evening continues where its last one ended. */
      seen: z.optional(packedCards),
      /** Points from tonight's games on one phone: a seat with one of these names starts with them. */
      tonight: z.optional(pointsOfTonight),
    }),
    reply: z.object({
      id: sessionId,
      sessionCode: z.string(),
      shareLink: z.string(),
      playerId,
      seatToken: z.string(),
    }),
    status: 201,
    auth: 'used',
    refusals: ['malformed', 'bad-name', 'barred', 'game-not-found', 'too-often', 'unavailable'],
  }),
  share: endpoint({
    method: 'POST',
    path: '/api/sessions/share',
    summary: 'Create a session without a host, and its invite link',
    body: z.object({ gameId, settings: z.optional(settingsChange), seen: z.optional(packedCards) }),
    reply: z.object({ id: sessionId, code: z.string(), shareLink: z.string(), hostClaim: z.string() }),
    status: 201,
    auth: 'used',
    refusals: ['malformed', 'barred', 'game-not-found', 'too-often', 'unavailable'],
  }),
  byCode: endpoint({
    method: 'GET',
    path: '/api/sessions/by-code/{code}',
    summary: 'Get a session by its code',
    params: z.object({ code }),
    reply: front,
    status: 200,
    auth: 'none',
    refusals: ['malformed', 'session-not-found', 'ended', 'expired', 'too-often', 'unavailable'],
  }),
  join: endpoint({
    method: 'POST',
    path: '/api/sessions/join',
    summary: 'Join a session',
    body: z.object({
      code,
      playerName,
      hostClaim: z.optional(hostClaim),
      device: z.optional(device),
      /** The look they want. Parts that someone else has are replaced with free ones. */
      look: z.optional(look),
    }),
    reply: z.object({
      session: z.object({ id: sessionId, code: z.string() }),
      currentPlayer: z.object({ id: playerId, name: z.string(), isHost: z.boolean() }),
      seatToken: z.string(),
    }),
    status: 201,
    auth: 'used',
    refusals: [
      'barred',
      'malformed',
      'bad-name',
      'kicked',
      'locked',
      'session-not-found',
      'name-taken',
      'full',
      'ended',
      'expired',
      'too-often',
      'unavailable',
    ],
  }),
  // After the others, because the last segment of their addresses could be an ID
  byId: endpoint({
    method: 'GET',
    path: '/api/sessions/{id}',
    summary: 'Get a session by its ID; same reply as by code',
    params: z.object({ id: sessionId }),
    reply: front,
    status: 200,
    auth: 'none',
    refusals: ['malformed', 'session-not-found', 'ended', 'expired', 'too-often', 'unavailable'],
  }),
} as const
