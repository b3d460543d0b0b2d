import * as z from 'zod/mini'
import { device, seatToken, sessionId } from '../ids.ts'
import { tvCode } from '../tv-code.ts'
import { endpoint } from './endpoint.ts'

/** How a TV without a room gets one: it shows a code, and whoever hosts a room sends it there. */
export const tvEndpoints = {
  openTv: endpoint({
    method: 'POST',
    path: '/api/tv',
    summary: 'A TV that waits for a room: the code it shows, and the secret that makes it this TV',
    body: z.object({ device: z.optional(device) }),
    reply: z.object({ code: z.string(), secret: z.string() }),
    status: 201,
    auth: 'none',
    refusals: ['malformed', 'too-often', 'unavailable'],
  }),
  claimTv: endpoint({
    method: 'POST',
    path: '/api/tv/claim',
    summary: 'Put my room on the TV that shows this code: the host’s to do, and good once',
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
    summary: 'Which room I show, asked by the TV with its secret as a bearer token; null while it waits',
    params: z.object({ code: tvCode }),
    reply: z.object({ sessionCode: z.nullable(z.string()) }),
    status: 200,
    auth: 'none',
    refusals: ['malformed', 'tv-not-found', 'unavailable'],
  }),
} as const
