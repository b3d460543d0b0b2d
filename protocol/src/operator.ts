import * as z from 'zod/mini'
import { authEndpoints, password } from './endpoints/auth.ts'
import { endpoint } from './endpoints/endpoint.ts'
import { cardId, code, sessionId } from './ids.ts'
import { line, lines } from './text.ts'

/** The account's email as its owner writes it, or its ID. */
const whom = z.string().check(z.minLength(1), z.maxLength(320))
/**
 * The operator's own password, unless the caller has the operator's token. An operator without one must have just
 * signed in with the provider.
 */
const ownPassword = z.optional(password)
const who = z.object({ who: whom })
const whoAndPassword = z.object({ who: whom, password: ownPassword })
const nullableTime = z.nullable(z.int())
/** Includes those already handled. */
const whichOnes = z.object({
  all: z.optional(z.literal('yes')),
  /** The previous page's `next`. */
  before: z.optional(z.string().check(z.regex(/^[0-9a-z]{1,11}\.[\w-]{1,64}$/, 'That is not a bookmark'))),
})
/** The start of the next page; missing if there is none. */
const next = z.optional(z.string())
const replyWords = { required: 'Please write an answer', tooLong: 'Answers have at most 5000 characters' }
const noteWords = { required: 'Please write a note, or none', tooLong: 'A note has at most 500 characters' }

const report = z.object({
  id: z.string(),
  at: z.int(),
  /** The ID of the account that reported. */
  by: z.nullable(z.string()),
  sessionId: z.string(),
  kind: z.string(),
  playerId: z.nullable(z.string()),
  text: z.nullable(z.string()),
  reason: z.string(),
  /** The player's name when the report came; null if it names nobody or the account is gone. */
  name: z.nullable(z.string()),
  /** Who or what can be banned for it. */
  hasDevice: z.boolean(),
  accountId: z.nullable(z.string()),
  /** The game on the table. */
  slug: z.nullable(z.string()),
  /** Whether the quoted text was on the table when the report came. */
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
  /** An answer waits to be sent, or was refused for good. */
  answer: z._default(z.enum(['none', 'waiting', 'failed']), 'none'),
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
  /** The ways to sign in: a password, and the host of a provider. */
  hasPassword: z.boolean(),
  provider: z.nullable(z.string()),
})

const operator = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  /** When a link made them an operator; null if only `OPERATORS` does. */
  since: nullableTime,
  isNamed: z.boolean(),
})

/** The kinds of bans. */
export const BAN_KINDS = ['device', 'account'] as const
/** A year. */
export const MAX_BAN_HOURS = 24 * 365
/** The most cards in a search result. */
export const CARDS_FOUND_MOST = 30

/** The audited actions of operators. */
export const AUDITED_ACTIONS = [
  'answer',
  'close',
  'account show',
  'account export',
  'account delete',
  'account reset-link',
  'backup',
  'card off',
  'report agree',
  'report ignore',
  'bar',
  'bar lift',
  'sign-up open',
  'sign-up closed',
  'operator link',
  'card on',
  'operator made',
  'operator removed',
] as const
const auditEntry = z.object({
  at: z.int(),
  what: z.enum(AUDITED_ACTIONS),
  /** The operator's account ID; null if the caller had the token. */
  by: z.nullable(z.string()),
  /** An ID or a code, never a name. */
  about: z.string(),
  note: z.nullable(z.string()),
})

const card = z.object({
  id: cardId,
  /** Empty if this version has no such card. */
  text: z.string(),
})
const cards = z.array(card)
/** The results of setting a card aside or putting it back. */
export const CARD_OUTCOMES = ['done', 'unknown', 'too-few', 'too-many'] as const

const backup = z.object({
  name: z.string(),
  at: z.int(),
  bytes: z.int(),
  /** The records that a restore replaced. */
  isReplaced: z.boolean(),
})

const stats = z.object({
  version: z.string(),
  commit: z.nullable(z.string()),
  startedAt: z.int(),
  accounts: z.int(),
  isSignUpOpen: z.boolean(),
  sendsMail: z.boolean(),
  openReports: z.int(),
  openMessages: z.int(),
  /** The kinds of crashes, and how often they happened. */
  crashes: z.object({ kinds: z.int(), times: z.int() }),
  /** Open connections of phones and screens; null if another process has them. */
  connections: z.nullable(z.int()),
  /** Rooms with anyone connected to any process, and their people and watchers. Counts a limited number of rooms. */
  live: z.object({ rooms: z.int(), people: z.int(), watchers: z.int(), hasMore: z.boolean() }),
})

const id = z.string().check(z.minLength(1), z.maxLength(64))
const ban = z.object({
  id: z.string(),
  kind: z.enum(BAN_KINDS),
  /** The account. For a browser only a hash is stored. */
  accountId: z.nullable(z.string()),
  words: z.string(),
  at: z.int(),
  until: z.int(),
})
const room = z.object({
  id: z.string(),
  createdAt: z.int(),
  people: z.int(),
  watchers: z.int(),
})
const week = z.object({ id: z.string(), title: z.string(), gameName: z.string(), startsAt: z.int(), endsAt: z.int() })

// An operator's account token identifies the operator
const read = { method: 'GET', status: 200, auth: 'used' } as const
const write = { method: 'POST', status: 200, auth: 'used' } as const
/** The refusals of calls that require proof from an operator's account. */
const PROVEN = ['malformed', 'wrong-password', 'confirm-first', 'too-often', 'unavailable'] as const

/** Separate from the public endpoints: without the operator's token, each of these answers that it doesn't exist. */
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
    reply: z.object({ reports: z.array(report), next }),
    refusals: ['malformed', 'unavailable'],
  }),
  messages: endpoint({
    ...read,
    path: '/api/operator/messages',
    summary: 'What people wrote, newest first',
    query: whichOnes,
    reply: z.object({ messages: z.array(message), next }),
    refusals: ['malformed', 'unavailable'],
  }),
  answer: endpoint({
    ...write,
    path: '/api/operator/answer',
    summary: 'A report was dealt with, or a message answered',
    body: z.object({
      id,
      note: z.nullable(line(500, noteWords)),
      /** Emailed to the author. The message is done once that is sent. */
      reply: z.optional(lines(5000, replyWords)),
    }),
    /** Null if there's neither a report nor a message with that ID. */
    reply: z.object({ was: z.nullable(z.enum(['report', 'message'])) }),
    refusals: ['malformed', 'no-mail', 'unavailable'],
  }),
  settle: endpoint({
    ...write,
    path: '/api/operator/reports/settle',
    summary: 'Agree with a report or ignore it, and ban the person it is about for a time',
    body: z.object({
      id,
      verdict: z.enum(['agree', 'ignore']),
      bar: z.optional(
        z.object({
          kind: z.enum(BAN_KINDS),
          hours: z.int().check(z.gte(1), z.lte(MAX_BAN_HOURS)),
          /** Shown to the banned person. */
          words: line(200, { required: 'Please say what for', tooLong: 'Reasons have at most 200 characters' }),
        }),
      ),
    }),
    /** Null if there's no such report. `nobody`: the report has nobody of that kind to ban. */
    reply: z.object({ outcome: z.nullable(z.enum(['done', 'barred', 'nobody'])) }),
    refusals: ['malformed', 'unavailable'],
  }),
  bars: endpoint({
    ...read,
    path: '/api/operator/bars',
    summary: 'Current bans',
    reply: z.object({ bars: z.array(ban) }),
    refusals: ['unavailable'],
  }),
  liftBar: endpoint({
    ...write,
    path: '/api/operator/bars/lift',
    summary: 'Let someone in again',
    body: z.object({ id }),
    reply: z.object({ isLifted: z.boolean() }),
    refusals: ['malformed', 'unavailable'],
  }),
  rooms: endpoint({
    ...read,
    path: '/api/operator/rooms',
    summary: 'The rooms someone is in, by number and age; nothing of what is said in them',
    reply: z.object({ rooms: z.array(room), hasMore: z.boolean() }),
    refusals: ['unavailable'],
  }),
  closeRoom: endpoint({
    ...write,
    path: '/api/operator/rooms/close',
    summary: 'End a room of that list, for everyone in it',
    body: z.object({ id: sessionId }),
    reply: z.object({ people: z.int() }),
    refusals: ['malformed', 'session-not-found', 'ended', 'expired', 'unavailable'],
  }),
  weeks: endpoint({
    ...read,
    path: '/api/operator/weeks',
    summary: 'The challenges of the coming weeks, this one first',
    reply: z.object({ weeks: z.array(week) }),
    refusals: ['unavailable'],
  }),
  signUp: endpoint({
    ...write,
    path: '/api/operator/sign-up',
    summary: 'Whether strangers can make accounts',
    body: z.object({ isOpen: z.boolean() }),
    reply: z.object({ isOpen: z.boolean() }),
    refusals: ['malformed', 'unavailable'],
  }),
  operatorLink: endpoint({
    ...write,
    path: '/api/operator/link',
    summary:
      'A link that makes whoever opens it, signed in, an operator: once, within an hour. An operator’s account gives its password',
    body: z.optional(z.object({ password: ownPassword })),
    reply: z.object({ link: z.string() }),
    refusals: PROVEN,
  }),
  operators: endpoint({
    ...read,
    path: '/api/operator/operators',
    summary: 'Who is an operator, and since when',
    reply: z.object({ operators: z.array(operator) }),
    refusals: ['unavailable'],
  }),
  removeOperator: endpoint({
    ...write,
    path: '/api/operator/operators/remove',
    summary:
      'Someone is no operator any more, and the links they made are void. An operator’s account gives its password',
    body: whoAndPassword,
    /** `named`: `OPERATORS` still lists them. */
    reply: z.object({ outcome: z.enum(['done', 'named', 'unknown']) }),
    refusals: PROVEN,
  }),
  close: endpoint({
    ...write,
    path: '/api/operator/close',
    summary: 'End a session, for everyone in it',
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
    summary: 'Everything that is kept of an account, for its owner. An operator’s account gives its password',
    body: whoAndPassword,
    reply: z.object({ data: z.nullable(authEndpoints.exportMe.reply) }),
    refusals: PROVEN,
  }),
  deleteAccount: endpoint({
    ...write,
    path: '/api/operator/account/delete',
    summary: 'Delete an account and all that names it, at once and for good. An operator’s account gives its password',
    body: whoAndPassword,
    /** Null if there's no such account. */
    reply: z.object({ id: z.nullable(z.string()) }),
    refusals: PROVEN,
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
    summary:
      'A link to a new password, for its owner to open: once, within an hour. An operator’s account gives its password',
    body: whoAndPassword,
    /** Null if there's no such account. */
    reply: z.object({ link: z.nullable(z.string()) }),
    refusals: PROVEN,
  }),
  crashes: endpoint({
    ...read,
    path: '/api/operator/crashes',
    summary: 'Crashes, those that broke last first',
    reply: z.object({ crashes: z.array(crash) }),
    refusals: ['unavailable'],
  }),
  backup: endpoint({
    ...write,
    path: '/api/operator/backup',
    summary: 'Back the records up now',
    /** Null if the records are in a database, which has its own backups. */
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
    summary: 'List the operator log, newest first',
    reply: z.object({ acts: z.array(auditEntry) }),
    refusals: ['unavailable'],
  }),
} as const
