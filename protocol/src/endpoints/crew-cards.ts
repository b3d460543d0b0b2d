import * as z from 'zod/mini'
import { crewLink } from '../crew-link.ts'
import { OFFERS } from '../events.ts'
import { seatToken, sessionId } from '../ids.ts'
import { endpoint } from './endpoint.ts'

/** The most characters of a pasted box. The server reads its first 200 lines. */
const BOX_MAX = 12_000

const cardId = z.string('That is not a card').check(z.regex(/^[A-Za-z0-9_-]{1,40}$/, 'That is not a card'))

/** Why a pasted line became no card. */
export const LINE_REFUSALS = [
  'no-beginning',
  'too-long',
  'bad-words',
  'about-somebody',
  'has-contact',
  'twice',
  'full',
] as const

const crewCards = z.object({
  /** The caller's own. Nobody sees another member's. */
  mine: z.array(z.object({ id: cardId, kind: z.enum(OFFERS), text: z.string() })),
  /** The number of cards that the crew keeps. */
  kept: z.int(),
})
export type CrewCards = z.infer<typeof crewCards>

const link = z.object({ link: crewLink })
const OF_A_MEMBER = ['malformed', 'crew-not-found', 'not-a-member', 'too-often', 'unavailable'] as const

/** The cards that a crew's members write for it. Their authors alone see them before they are dealt. */
export const crewCardEndpoints = {
  crewCards: endpoint({
    method: 'GET',
    path: '/api/crews/{link}/cards',
    summary: 'Get your own cards in a crew; members only',
    params: link,
    reply: crewCards,
    status: 200,
    auth: 'used',
    refusals: OF_A_MEMBER,
  }),
  writeCrewCards: endpoint({
    method: 'POST',
    path: '/api/crews/{link}/cards',
    summary: 'Write cards for a crew, one on each line; members only',
    params: link,
    body: z.object({ lines: z.string('Write something first').check(z.minLength(1), z.maxLength(BOX_MAX)) }),
    reply: z.extend(crewCards, {
      /** The lines that became no cards, by their number from 0 among those with text. */
      refused: z.array(z.object({ line: z.int(), why: z.enum(LINE_REFUSALS) })),
    }),
    status: 200,
    auth: 'used',
    refusals: OF_A_MEMBER,
  }),
  takeBackCrewCard: endpoint({
    method: 'DELETE',
    path: '/api/crews/{link}/cards/{card}',
    summary: 'Take back one of your own cards',
    params: z.object({ link: crewLink, card: cardId }),
    reply: crewCards,
    status: 200,
    auth: 'used',
    refusals: [...OF_A_MEMBER, 'not-found'],
  }),
  keepCard: endpoint({
    method: 'POST',
    path: '/api/crews/cards',
    summary: "Keep a card of yours that was played in the crew's room",
    body: z.object({ sessionId, seatToken, card: cardId }),
    reply: z.object({ kept: z.int() }),
    status: 200,
    auth: 'none',
    refusals: [
      'malformed',
      'bad-seat',
      'session-not-found',
      'ended',
      'expired',
      'not-a-member',
      'not-found',
      'full-crew-cards',
      'too-often',
      'unavailable',
    ],
  }),
} as const
