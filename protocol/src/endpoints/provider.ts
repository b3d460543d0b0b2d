import * as z from 'zod/mini'
import { user } from '../entities.ts'
import { device } from '../ids.ts'
import { auth, password, seat, username } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { linkSecret } from './passwords.ts'

/** Why someone goes to the provider. `confirm` proves that it's still them. */
export const VISIT_PURPOSES = ['sign in', 'link', 'confirm'] as const

/** Never in an address: the browser that left keeps it, so only that browser can come back. */
const ticket = linkSecret

/** The query string that the provider sends back. */
const ANSWER_MOST = 8000
const answer = z.string('That is not an answer').check(z.maxLength(ANSWER_MOST, 'That is more than an answer'))

/** The result. A ticket stands for the person the provider just named, for ten minutes. */
const arrival = z.discriminatedUnion('kind', [
  z.extend(auth, { kind: z.literal('signed in') }),
  /** Nobody here has that email: they pick a name and get an account. */
  z.object({ kind: z.literal('new'), ticket: z.string(), email: z.string() }),
  /**
   * An account here has that email, or they are signed in and want to link: the current password links it. If the
   * provider verified the email, they can also take the account over, and its previous user is out.
   */
  z.object({ kind: z.literal('known'), ticket: z.string(), email: z.string(), mayTakeOver: z.boolean() }),
])
export type Arrival = z.infer<typeof arrival>

export const providerEndpoints = {
  startProvider: endpoint({
    method: 'POST',
    path: '/api/auth/provider/start',
    summary: 'Start a provider sign-in: returns its address and a ticket',
    body: z.object({ purpose: z.enum(VISIT_PURPOSES) }),
    reply: z.object({ url: z.string().check(z.regex(/^https?:\/\//)), ticket: z.string() }),
    status: 200,
    auth: 'used',
    refusals: ['malformed', 'not-signed-in', 'no-provider', 'provider-away', 'too-often', 'unavailable'],
  }),
  finishProvider: endpoint({
    method: 'POST',
    path: '/api/auth/provider/finish',
    summary: 'Finish a provider sign-in: signs in, or says what is missing; a ticket works once',
    body: z.object({ ticket, answer, device: z.optional(device), seat: z.optional(seat) }),
    reply: arrival,
    status: 200,
    auth: 'none',
    refusals: [
      'malformed',
      'no-provider',
      'provider-away',
      'provider-refused',
      'provider-taken',
      'other-account',
      'bad-visit',
      'no-email',
      'sign-up-closed',
      'too-often',
      'unavailable',
    ],
  }),
  registerByProvider: endpoint({
    method: 'POST',
    path: '/api/auth/provider/register',
    summary: 'Create an account from a provider sign-in, without a password, and sign in',
    body: z.object({ ticket, username, device: z.optional(device), seat: z.optional(seat) }),
    reply: auth,
    status: 201,
    auth: 'none',
    refusals: [
      'malformed',
      'bad-name',
      'reserved-name',
      'bad-visit',
      'sign-up-closed',
      'provider-taken',
      'email-taken',
      'username-taken',
      'too-often',
      'unavailable',
    ],
  }),
  linkProvider: endpoint({
    method: 'POST',
    path: '/api/auth/provider/link',
    summary: 'Link a provider sign-in to the account; needs the current password',
    body: z.object({ ticket, password: z.optional(password) }),
    reply: auth,
    status: 200,
    auth: 'needed',
    refusals: [
      'malformed',
      'not-signed-in',
      'bad-token',
      'bad-visit',
      'wrong-password',
      'confirm-first',
      'provider-taken',
      'too-often',
      'unavailable',
    ],
  }),
  takeOver: endpoint({
    method: 'POST',
    path: '/api/auth/provider/take-over',
    summary: 'Take over the account with an email that the provider verified; its password and tokens stop working',
    body: z.object({ ticket, device: z.optional(device), seat: z.optional(seat) }),
    reply: auth,
    status: 200,
    auth: 'none',
    refusals: ['malformed', 'bad-visit', 'unproven-email', 'provider-taken', 'too-often', 'unavailable'],
  }),
  unlinkProvider: endpoint({
    method: 'DELETE',
    path: '/api/auth/me/provider',
    summary: 'Unlink the provider; only for accounts with a password; needs the present password',
    body: z.optional(z.object({ password: z.optional(password) })),
    reply: user,
    status: 200,
    auth: 'needed',
    refusals: ['not-signed-in', 'bad-token', 'last-way-in', 'wrong-password', 'malformed', 'too-often', 'unavailable'],
  }),
} as const
