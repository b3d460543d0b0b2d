import * as z from 'zod/mini'
import { device, seatToken, sessionId } from '../ids.ts'
import { tvCode } from '../tv-code.ts'
import { endpoint } from './endpoint.ts'

/** Pairs a TV with a room: the TV shows a code, and the room's host sends the room there. */
export const tvEndpoints = {
  openTv: endpoint({
    method: 'POST',
    path: '/api/tv',
    summary: 'Register a TV: returns the code it shows and its secret',
    body: z.object({ device: z.optional(device) }),
    reply: z.object({ code: z.string(), secret: z.string() }),
    status: 201,
    auth: 'none',
    refusals: ['malformed', 'too-often', 'unavailable'],
  }),
  claimTv: endpoint({
    method: 'POST',
    path: '/api/tv/claim',
    summary: 'Show the caller’s room on the TV with this code; hosts only, works once',
    body: z.object({ code: tvCode, sessionId, seatToken }),
    reply: z.null(),
    status: 204,
    auth: 'none',
    refusals: [
      'malformed',
      'bad-seat',
      'not-host',
      'session-not-found',
      'tv-not-found',
      'ended',
      'expired',
      'too-often',
      'unavailable',
    ],
  }),
  tvRoom: endpoint({
    method: 'GET',
    path: '/api/tv/{code}',
    summary: 'Get the room this TV shows, or null; needs the TV’s secret as a bearer token',
    params: z.object({ code: tvCode }),
    reply: z.object({ sessionCode: z.nullable(z.string()) }),
    status: 200,
    auth: 'none',
    refusals: ['malformed', 'tv-not-found', 'unavailable'],
  }),
} as const
