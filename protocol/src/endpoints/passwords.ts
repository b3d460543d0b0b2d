import * as z from 'zod/mini'
import { user } from '../entities.ts'
import { auth, email, password } from './auth.ts'
import { endpoint } from './endpoint.ts'

/** The secret of a link, as it stands behind the `#` of its address. */
export const linkSecret = z
  .string('That is not a link of ours')
  .check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'That is not a link of ours'))

export const passwordEndpoints = {
  changePassword: endpoint({
    method: 'PUT',
    path: '/api/auth/me/password',
    summary:
      'Another password, or a first one: needs the present one, and ends every token but the one it is answered with',
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
    summary: 'Send me a link to a new password; the answer is the same whether there is such an account or not',
    body: z.object({ email }),
    reply: z.null(),
    status: 204,
    auth: 'none',
    refusals: ['malformed', 'too-often'],
  }),
  reset: endpoint({
    method: 'POST',
    path: '/api/auth/reset',
    summary: 'A new password by a link, which works once: ends every token of the account, and signs in',
    body: z.object({ token: linkSecret, password }),
    reply: auth,
    status: 200,
    auth: 'none',
    refusals: ['malformed', 'bad-link', 'too-often', 'unavailable'],
  }),
  sendVerification: endpoint({
    method: 'POST',
    path: '/api/auth/me/verify',
    summary: 'Send me a link that proves that my email is mine',
    reply: z.null(),
    status: 204,
    auth: 'needed',
    refusals: ['not-signed-in', 'bad-token', 'no-mail', 'too-often', 'unavailable'],
  }),
  becomeOperator: endpoint({
    method: 'POST',
    path: '/api/auth/me/operator',
    summary: 'I run this place: I have the link that its first start, or another operator, gave me',
    body: z.object({ token: linkSecret }),
    reply: user,
    status: 200,
    auth: 'needed',
    refusals: ['malformed', 'not-signed-in', 'bad-token', 'bad-link', 'too-often', 'unavailable'],
  }),
  verify: endpoint({
    method: 'POST',
    path: '/api/auth/verify',
    summary: 'My email is mine: I have its link. Only the account that the link was made for can use it',
    body: z.object({ token: linkSecret }),
    reply: z.object({ ok: z.literal(true) }),
    status: 200,
    auth: 'needed',
    refusals: ['malformed', 'not-signed-in', 'bad-token', 'other-link', 'bad-link', 'too-often', 'unavailable'],
  }),
} as const
