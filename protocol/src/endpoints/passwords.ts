import * as z from 'zod/mini'
import { user } from '../entities.ts'
import { auth, email, password } from './auth.ts'
import { endpoint } from './endpoint.ts'

/** The secret of a link, after the `#` of its address. */
export const linkSecret = z
  .string('That is not a link of ours')
  .check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'That is not a link of ours'))

export const passwordEndpoints = {
  changePassword: endpoint({
    method: 'PUT',
    path: '/api/auth/me/password',
    summary:
      'Change or set the password; needs the current one, and invalidates every token except the one in the reply',
    body: z.object({ password: z.optional(password), newPassword: password }),
    reply: auth,
    status: 200,
    auth: 'needed',
    refusals: [
      'malformed',
      'not-signed-in',
      'bad-token',
      'wrong-password',
      'confirm-first',
      'too-often',
      'unavailable',
    ],
  }),
  forgot: endpoint({
    method: 'POST',
    path: '/api/auth/forgot',
    summary:
      'Email a password reset link; the reply is the same whether or not the account exists, also if too many emails are waiting',
    body: z.object({ email }),
    reply: z.null(),
    status: 204,
    auth: 'none',
    refusals: ['forbidden', 'malformed', 'too-often', 'mail-busy'],
  }),
  reset: endpoint({
    method: 'POST',
    path: '/api/auth/reset',
    summary: "Set a new password with a reset link, invalidate all the account's tokens, and sign in",
    body: z.object({ token: linkSecret, password }),
    reply: auth,
    status: 200,
    auth: 'none',
    refusals: ['forbidden', 'malformed', 'bad-link', 'too-often', 'unavailable'],
  }),
  sendVerification: endpoint({
    method: 'POST',
    path: '/api/auth/me/verify',
    summary: 'Email a confirmation link',
    reply: z.null(),
    status: 204,
    auth: 'needed',
    refusals: ['not-signed-in', 'bad-token', 'no-mail', 'mail-busy', 'too-often', 'unavailable'],
  }),
  becomeOperator: endpoint({
    method: 'POST',
    path: '/api/auth/me/operator',
    summary: 'Become an operator with a link from the first start or another operator',
    body: z.object({ token: linkSecret }),
    reply: user,
    status: 200,
    auth: 'needed',
    refusals: ['malformed', 'not-signed-in', 'bad-token', 'bad-link', 'too-often', 'unavailable'],
  }),
  verify: endpoint({
    method: 'POST',
    path: '/api/auth/verify',
    summary: 'Confirm the email with a link; only the account that the link was made for can use it',
    body: z.object({ token: linkSecret }),
    reply: z.object({ ok: z.literal(true) }),
    status: 200,
    auth: 'needed',
    refusals: [
      'forbidden',
      'malformed',
      'not-signed-in',
      'bad-token',
      'other-link',
      'bad-link',
      'too-often',
      'unavailable',
    ],
  }),
} as const
