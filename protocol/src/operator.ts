import * as z from 'zod/mini'
import { authEndpoints } from './endpoints/auth.ts'
import { endpoint } from './endpoints/endpoint.ts'
import { cardId, code } from './ids.ts'
import { line } from './text.ts'

/** Whom the operator means by it: an account's email, as its owner writes it, or its id. */
const who = z.object({ who: z.string().check(z.minLength(1), z.maxLength(320)) })
const nullableTime = z.nullable(z.int())
/** Also what was dealt with. */
const whichOnes = z.object({ all: z.optional(z.literal('yes')) })
const noteWords = { required: 'Please write a note, or none', tooLong: 'A note has at most 500 characters' }

const report = z.object({
  id: z.string(),
  at: z.int(),
  /** The id of the account that reported. */
  by: z.nullable(z.string()),
  sessionId: z.string(),
  kind: z.string(),
  playerId: z.nullable(z.string()),
  text: z.nullable(z.string()),
  reason: z.string(),
  /** Whether what is quoted was on the table when the report came. */
  evidence: z.string(),
  doneAt: nullableTime,
})
const message = z.object({
  id: z.string(),
  at: z.int(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  doneAt: nullableTime,
})
const crash = z.object({
  version: z.string(),
  route: z.string(),
  message: z.string(),
  stack: z.array(z.string()),
  count: z.int(),
  firstAt: z.int(),
  lastAt: z.int(),
})
const account = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  createdAt: z.int(),
})

/** As many as a search for cards answers with. */
export const CARDS_FOUND_MOST = 30

/** What an operator did, or looked at, that concerns somebody. */
export const ACTS = [
  'answer',
  'close',
  'account show',
  'account export',
  'account delete',
  'account reset-link',
  'backup',
  'card off',
  'card on',
] as const
const act = z.object({
  at: z.int(),
  what: z.enum(ACTS),
  /** An id or a code, never a name. */
  about: z.string(),
  note: z.nullable(z.string()),
})

const card = z.object({
  id: cardId,
  /** Empty: this version has no such card. */
  text: z.string(),
})
const cards = z.array(card)
/** What came of putting a card aside, or back. */
export const CARD_OUTCOMES = ['done', 'unknown', 'too-few', 'too-many'] as const

const backup = z.object({
  name: z.string(),
  at: z.int(),
  bytes: z.int(),
  /** What was there before another one was put back. */
  isReplaced: z.boolean(),
})

const stats = z.object({
  version: z.string(),
  commit: z.nullable(z.string()),
  startedAt: z.int(),
  accounts: z.int(),
  openReports: z.int(),
  openMessages: z.int(),
  /** Kinds of crashes, and how often they happened. */
  crashes: z.object({ kinds: z.int(), times: z.int() }),
  /** Open connections of phones and screens; null where another process has them. */
  connections: z.nullable(z.int()),
  /** Where somebody is connected now, to any process, and how many people and watchers that are; at most so many rooms are counted. */
  live: z.object({ rooms: z.int(), people: z.int(), watchers: z.int(), hasMore: z.boolean() }),
})

const read = { method: 'GET', status: 200, auth: 'none' } as const
const write = { method: 'POST', status: 200, auth: 'none' } as const

/** Apart from what everybody may ask for: whoever does not carry the operator's token hears that none of these is there. */
export const OPERATOR_ENDPOINTS = {
  stats: endpoint({
    ...read,
    path: '/api/operator/stats',
    summary: 'What there is, in numbers',
    reply: stats,
    refusals: ['unavailable'],
  }),
  reports: endpoint({
    ...read,
    path: '/api/operator/reports',
    summary: 'What was reported, newest first',
    query: whichOnes,
    reply: z.object({ reports: z.array(report) }),
    refusals: ['malformed', 'unavailable'],
  }),
  messages: endpoint({
    ...read,
    path: '/api/operator/messages',
    summary: 'What people wrote, newest first',
    query: whichOnes,
    reply: z.object({ messages: z.array(message) }),
    refusals: ['malformed', 'unavailable'],
  }),
  answer: endpoint({
    ...write,
    path: '/api/operator/answer',
    summary: 'A report was dealt with, or a message answered',
    body: z.object({
      id: z.string().check(z.minLength(1), z.maxLength(64)),
      note: z.nullable(line(500, noteWords)),
    }),
    /** Null: there is neither a report nor a message of that id. */
    reply: z.object({ was: z.nullable(z.enum(['report', 'message'])) }),
    refusals: ['malformed', 'unavailable'],
  }),
  close: endpoint({
    ...write,
    path: '/api/operator/close',
    summary: 'End a session, for everybody in it',
    body: z.object({ code }),
    reply: z.object({ id: z.string(), people: z.int() }),
    refusals: ['malformed', 'session-not-found', 'ended', 'expired', 'unavailable'],
  }),
  showAccount: endpoint({
    ...write,
    path: '/api/operator/account/show',
    summary: 'Who an account is',
    body: who,
    reply: z.object({ account: z.nullable(account) }),
    refusals: ['malformed', 'unavailable'],
  }),
  exportAccount: endpoint({
    ...write,
    path: '/api/operator/account/export',
    summary: 'Everything that is kept of an account, for its owner',
    body: who,
    reply: z.object({ data: z.nullable(authEndpoints.exportMe.reply) }),
    refusals: ['malformed', 'unavailable'],
  }),
  deleteAccount: endpoint({
    ...write,
    path: '/api/operator/account/delete',
    summary: 'Delete an account and all that names it, at once and for good',
    body: who,
    /** Null: there is no such account. */
    reply: z.object({ id: z.nullable(z.string()) }),
    refusals: ['malformed', 'unavailable'],
  }),
  cardsAside: endpoint({
    ...read,
    path: '/api/operator/cards/aside',
    summary: 'Cards that nobody is dealt',
    reply: z.object({ cards }),
    refusals: ['unavailable'],
  }),
  findCards: endpoint({
    ...read,
    path: '/api/operator/cards',
    summary: 'Cards that say these words',
    query: z.object({ words: z.string().check(z.minLength(3), z.maxLength(100)) }),
    reply: z.object({ cards: cards.check(z.maxLength(CARDS_FOUND_MOST)) }),
    refusals: ['malformed', 'unavailable'],
  }),
  putCardAside: endpoint({
    ...write,
    path: '/api/operator/cards/off',
    summary: 'Nobody is dealt this card any more, at any table; where it lies on one, it stays for that turn',
    body: z.object({ id: cardId }),
    reply: z.object({ outcome: z.enum(CARD_OUTCOMES) }),
    refusals: ['malformed', 'unavailable'],
  }),
  putCardBack: endpoint({
    ...write,
    path: '/api/operator/cards/on',
    summary: 'This card is dealt again',
    body: z.object({ id: cardId }),
    reply: z.object({ outcome: z.enum(CARD_OUTCOMES) }),
    refusals: ['malformed', 'unavailable'],
  }),
  resetLink: endpoint({
    ...write,
    path: '/api/operator/account/reset-link',
    summary: 'A link to a new password, for its owner to open: once, within an hour',
    body: who,
    /** Null: there is no such account. */
    reply: z.object({ link: z.nullable(z.string()) }),
    refusals: ['malformed', 'unavailable'],
  }),
  crashes: endpoint({
    ...read,
    path: '/api/operator/crashes',
    summary: 'Pages that broke, those that broke last first',
    reply: z.object({ crashes: z.array(crash) }),
    refusals: ['unavailable'],
  }),
  backup: endpoint({
    ...write,
    path: '/api/operator/backup',
    summary: 'Back the records up now',
    /** Null: they are in a database, which has backups of its own. */
    reply: z.object({ backup: z.nullable(backup) }),
    refusals: ['unavailable'],
  }),
  backups: endpoint({
    ...read,
    path: '/api/operator/backups',
    summary: 'The backups there are, newest first',
    reply: z.object({ backups: z.nullable(z.array(backup)) }),
    refusals: ['unavailable'],
  }),
  acts: endpoint({
    ...read,
    path: '/api/operator/acts',
    summary: 'What operators did, newest first',
    reply: z.object({ acts: z.array(act) }),
    refusals: ['unavailable'],
  }),
} as const
