import * as z from 'zod/mini'
import { playerId, sessionId } from '../ids.ts'
import { line, lines } from '../text.ts'
import { email } from './auth.ts'
import { endpoint } from './endpoint.ts'

const done = z.object({ ok: z.literal(true) })

export const REPORT_KINDS = ['player', 'text', 'card'] as const

export const operatorEndpoints = {
  contact: endpoint({
    method: 'POST',
    path: '/api/contact',
    summary: 'Write to us',
    body: z.object({
      name: line(100, { required: 'Please enter your name', tooLong: 'Names have at most 100 characters' }),
      email,
      subject: line(200, { required: 'Please enter a subject', tooLong: 'Subjects have at most 200 characters' }),
      message: lines(5000, {
        required: 'Please enter a message',
        tooLong: 'Messages have at most 5000 characters',
      }),
    }),
    reply: done,
    status: 201,
    auth: 'none',
    refusals: ['malformed', 'too-often', 'unavailable'],
  }),
  report: endpoint({
    method: 'POST',
    path: '/api/reports',
    summary: 'Report a player, a text or a card to the operator',
    body: z.object({
      sessionId,
      kind: z.enum(REPORT_KINDS),
      playerId: z.optional(playerId),
      text: z.optional(z.string().check(z.maxLength(500))),
      reason: line(500, { required: 'Please say what is wrong', tooLong: 'Reasons have at most 500 characters' }),
    }),
    reply: done,
    status: 201,
    auth: 'used',
    refusals: ['malformed', 'session-not-found', 'too-often', 'unavailable'],
  }),
} as const
