import * as z from 'zod/mini'
import { crash } from '../crash.ts'
import { playerId, seatToken, sessionId } from '../ids.ts'
import { line, lines } from '../text.ts'
import { email } from './auth.ts'
import { endpoint } from './endpoint.ts'

const done = z.object({ ok: z.literal(true) })

export const REPORT_KINDS = ['player', 'text', 'card'] as const

const reason = line(500, { required: 'Please say what is wrong', tooLong: 'Reasons have at most 500 characters' })
const text = lines(500, {
  required: 'Please send the text that is wrong',
  tooLong: 'A reported text has at most 500 characters',
})
/** The reporter's seat. Reports by others behind the same address don't count against it. */
const proof = z.optional(seatToken)
/** A report contains what it is about, because the text is gone once its table is. */
const report = z.discriminatedUnion(
  'kind',
  [
    z.object({ sessionId, seatToken: proof, kind: z.literal('player'), playerId, text: z.optional(text), reason }),
    z.object({ sessionId, seatToken: proof, kind: z.literal('text'), playerId: z.optional(playerId), text, reason }),
    z.object({ sessionId, seatToken: proof, kind: z.literal('card'), playerId: z.optional(playerId), text, reason }),
  ],
  'Please say whether it is a player, a text or a card',
)

export const operatorEndpoints = {
  contact: endpoint({
    method: 'POST',
    path: '/api/contact',
    summary: 'Send a message to the operator',
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
    refusals: ['forbidden', 'malformed', 'too-often', 'unavailable'],
  }),
  report: endpoint({
    method: 'POST',
    path: '/api/reports',
    summary: 'Report a player, a text or a card to the operator',
    body: report,
    reply: done,
    status: 201,
    auth: 'used',
    refusals: ['forbidden', 'malformed', 'session-not-found', 'player-not-found', 'too-often', 'unavailable'],
  }),
  crash: endpoint({
    method: 'POST',
    path: '/api/crashes',
    summary: 'Report a page crash: where in our files, without user text',
    body: crash,
    reply: z.null(),
    status: 204,
    auth: 'none',
    refusals: ['malformed', 'too-often', 'unavailable'],
  }),
} as const
