import * as z from 'zod/mini'
import { favorite, historyEntry, user, userEntry, userSettings } from '../entities.ts'
import { device, seatToken, sessionId } from '../ids.ts'
import { line } from '../text.ts'
import { endpoint } from './endpoint.ts'

export const USERNAME_MAX = 30

const USERNAME_MIN = 3

export const PASSWORD_MAX = 200

export const PASSWORD_MIN = 6

/** Allows accidental spaces around it. Runs in linear time, however many there are. */
const EMAIL = /^ *(?![ .])(?!.*\.\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,} *$/
export const email = z.pipe(
  z.string('Please enter a valid email').check(
    // One failed check doesn't stop the others by default
    z.maxLength(254, { error: 'Please enter a valid email', abort: true }),
    z.regex(EMAIL, 'Please enter a valid email'),
  ),
  z.transform((text) => text.trim().toLowerCase()),
)
/** Counts characters as JSON Schema does. */
const characters = (text: string) => Array.from(text).length
export const password = z
  .string('Password must be at least 6 characters')
  .check(
    z.refine((text) => characters(text) >= PASSWORD_MIN, 'Password must be at least 6 characters'),
    z.refine((text) => characters(text) <= PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`),
  )
  .register(z.globalRegistry, { minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX })
export const username = z.pipe(
  line(USERNAME_MAX, {
    required: 'Username must be at least 3 characters',
    tooLong: `Username must be at most ${USERNAME_MAX} characters`,
  }),
  z.string().check(z.minLength(USERNAME_MIN, 'Username must be at least 3 characters')),
)
/** An empty field means "not set". */
const personName = z.union([
  z.pipe(
    z.literal(''),
    z.transform(() => null),
  ),
  z.null(),
  line(50, { required: 'Please enter a name', tooLong: 'Names have at most 50 characters' }),
])

/** The seat of the person who signs in: tonight's games on it become theirs. */
export const seat = z.object({ sessionId, seatToken }, 'That is not a seat')
/** `device` identifies a known browser, so that nobody at the same address can lock someone out. */
const login = z.object({ email, password, device: z.optional(device), seat: z.optional(seat) })
const register = z.object({
  email,
  username,
  password,
  firstName: z.optional(personName),
  lastName: z.optional(personName),
  device: z.optional(device),
  seat: z.optional(seat),
})
/** The current password alone changes nothing. A new email requires it, if the account has one. */
const profileEdit = z.partial(z.object({ username, email, firstName: personName, lastName: personName, password }))
export const auth = z.object({ token: z.string(), user })
export type Auth = z.infer<typeof auth>

/** Everything stored about an account except its password. */
const myData = z.object({
  collectedAt: z.string(),
  account: user,
  /** The times of known sign-ins. */
  signIns: z.array(z.string()),
  favorites: z.array(favorite),
  history: z.array(historyEntry),
  challenges: z.array(z.pick(userEntry, { challengeId: true, joinedAt: true, score: true, verified: true })),
  /** Unopened links, without their secrets. */
  links: z._default(z.array(z.object({ purpose: z.string(), until: z.string() })), []),
  /** The provider's ID for the person, if they sign in with one. */
  provider: z._default(z.nullable(z.object({ whom: z.string(), since: z.string() })), null),
  /** Sign-ins with a provider in progress. */
  visits: z._default(z.array(z.object({ until: z.string() })), []),
  /** Crews this account belongs to. */
  crews: z._default(
    z.array(
      z.object({
        name: z.string(),
        link: z.string(),
        asName: z.string(),
        since: z.string(),
        /** The cards they wrote for it. */
        cards: z._default(z.array(z.string()), []),
      }),
    ),
    [],
  ),
  /** The reports from this account. */
  reports: z.array(z.object({ at: z.string(), kind: z.string(), text: z.nullable(z.string()), reason: z.string() })),
})
export type MyData = z.infer<typeof myData>

export const authEndpoints = {
  register: endpoint({
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Create an account and sign in',
    body: register,
    reply: auth,
    status: 201,
    auth: 'none',
    refusals: [
      'forbidden',
      'malformed',
      'bad-name',
      'reserved-name',
      'sign-up-closed',
      'email-taken',
      'username-taken',
      'too-often',
      'unavailable',
    ],
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Sign in',
    body: login,
    reply: auth,
    status: 200,
    auth: 'none',
    refusals: ['forbidden', 'malformed', 'bad-credentials', 'too-often', 'unavailable'],
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/auth/me',
    summary: 'Get the signed-in user',
    reply: user,
    status: 200,
    auth: 'needed',
    refusals: ['not-signed-in', 'bad-token', 'unavailable'],
  }),
  editMe: endpoint({
    method: 'PATCH',
    path: '/api/auth/me',
    summary:
      'Edit the profile; omitted fields stay unchanged. A new email needs the password and invalidates every other token',
    body: profileEdit,
    // A token is only returned if all others were invalidated
    reply: z.extend(user, { token: z.optional(z.string()) }),
    status: 200,
    auth: 'needed',
    refusals: [
      'malformed',
      'bad-name',
      'reserved-name',
      'not-signed-in',
      'bad-token',
      'wrong-password',
      'confirm-first',
      'email-taken',
      'username-taken',
      'too-often',
      'unavailable',
    ],
  }),
  saveSettings: endpoint({
    method: 'PUT',
    path: '/api/auth/me/settings',
    summary: 'Save settings; omitted fields stay unchanged',
    body: z.partial(userSettings),
    reply: user,
    status: 200,
    auth: 'needed',
    refusals: ['malformed', 'not-signed-in', 'bad-token', 'unavailable'],
  }),
  logoutEverywhere: endpoint({
    method: 'POST',
    path: '/api/auth/logout-everywhere',
    summary: 'Sign out everywhere, including here',
    reply: z.object({ ok: z.literal(true) }),
    status: 200,
    auth: 'needed',
    refusals: ['not-signed-in', 'bad-token', 'unavailable'],
  }),
  exportMe: endpoint({
    method: 'GET',
    path: '/api/auth/me/export',
    summary: 'Export everything stored about the account',
    reply: myData,
    status: 200,
    auth: 'needed',
    refusals: ['not-signed-in', 'bad-token', 'too-often', 'unavailable'],
  }),
  deleteMe: endpoint({
    method: 'DELETE',
    path: '/api/auth/me',
    summary:
      'Delete the account and everything that names it, immediately and for good; challenge scores stay without a name',
    // An account without a password must have just signed in with its provider
    body: z.object({ password: z.optional(password) }),
    reply: z.object({ ok: z.literal(true) }),
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
} as const
