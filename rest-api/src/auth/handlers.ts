import { isCleanText, whyNotName } from '@highjinks/platform'
import { accept, type Refusal, refuse } from '@highjinks/protocol'
import { DEFAULT_SETTINGS } from '../accounts/users.ts'
import { emailChangedEmail, verifyEmail } from '../mail/emails.ts'
import type { Handlers } from '../route.ts'
import type { AuthDeps } from './deps.ts'
import { createMakeLink } from './link-maker.ts'
import { createTellNewPlace } from './new-place.ts'
import { createProveOwner } from './owner.ts'
import { passwordHandlers } from './password-handlers.ts'
import { presentUser } from './present.ts'
import { createSignIn } from './sign-in.ts'

type AuthName = 'register' | 'login' | 'me' | 'editMe' | 'saveSettings' | 'logoutEverywhere'
type PasswordNames = keyof ReturnType<typeof passwordHandlers>

export function authHandlers(deps: AuthDeps): Pick<Handlers, AuthName | PasswordNames> {
  const { users, links, tickets, serverSettings, passwords, tokens, mail, keepSeat, noteOperator, now, newId } = deps
  const signIn = createSignIn(deps)
  const makeLink = createMakeLink(links, now)
  const proveOwner = createProveOwner(deps)
  const tellNewPlace = createTellNewPlace(deps)

  return {
    ...passwordHandlers({ ...deps, signIn }),

    async register({ body, address, origin }) {
      if (!(await serverSettings.isSignUpOpen())) return refuse('sign-up-closed')
      const unfit = whyNotCalled(body)
      if (unfit) return refuse(unfit)
      const passwordHash = await passwords.hash(body.password, address)
      if (passwordHash === null) return refuse('too-often')
      const created = await users.create({
        id: newId(),
        email: body.email,
        username: body.username,
        firstName: body.firstName ?? null,
        lastName: body.lastName ?? null,
        profileImageUrl: null,
        createdAt: now(),
        settings: DEFAULT_SETTINGS,
        passwordHash,
        tokenVersion: 0,
        emailVerifiedAt: null,
        operatorSince: null,
        toldOfWeek: null,
        providerKey: null,
        providerAt: null,
      })
      if (!created.ok) return created
      const { state: account } = created
      mail?.post(async () => verifyEmail(account.email, origin, await makeLink('verify', account)), { asker: address })
      await keepSeat(account.id, body.seat)
      return signIn(account, address, body.device)
    },

    async login({ body, address, origin }) {
      const account = await users.byEmail(body.email)
      const matches = await passwords.verify(body.password, account?.passwordHash ?? null, address)
      if (matches === null) return refuse('too-often')
      if (!account || !matches) return refuse('bad-credentials')
      await keepSeat(account.id, body.seat)
      await tellNewPlace(account, { address, origin, device: body.device })
      return signIn(account, address, body.device)
    },

    me: async ({ user }) => accept(presentUser(user)),

    async editMe({ user, body, address, origin }) {
      const unfit = whyNotCalled(body)
      if (unfit) return refuse(unfit)
      const { username, firstName, lastName, email, password } = body
      const movesTo = email === undefined || email === user.email ? null : email
      if (movesTo !== null) {
        // First, so that a caller with only the token learns nothing about other emails
        const proven = await proveOwner(user, password, address)
        if (!proven.ok) return proven
        const after = { ...user, email: movesTo, emailVerifiedAt: null }
        await noteOperator({ before: user, after, why: 'another email' })
      }
      const moved = movesTo === null ? {} : { email: movesTo, emailVerifiedAt: null, endsTokens: true }
      const edited = await users.edit(user.id, { username, firstName, lastName, ...moved }, user)
      if (edited === null) return refuse('bad-token')
      if (!edited.ok) return edited
      const { state: account } = edited
      if (movesTo === null) return accept(presentUser(account))
      await links.forget(user.id)
      await tickets.forget(user.id)
      mail?.post(async () => emailChangedEmail(user.email, origin))
      mail?.post(async () => verifyEmail(account.email, origin, await makeLink('verify', account)), { asker: user.id })
      return accept({ ...presentUser(account), token: tokens.give(account) })
    },

    async saveSettings({ user, body }) {
      const saved = await users.saveSettings(user.id, body)
      return saved ? accept(presentUser(saved)) : refuse('bad-token')
    },

    async logoutEverywhere({ user }) {
      await users.endTokens(user.id)
      await links.forget(user.id)
      await tickets.forget(user.id)
      return accept({ ok: true })
    },
  }
}

interface Names {
  readonly username?: string | undefined
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
}

/** Holds a username to the rules for a seat's name, because both appear in the same lists. */
function whyNotCalled({ username, firstName, lastName }: Names): Refusal | null {
  const isUnfit = [firstName, lastName].some((text) => text != null && !isCleanText(text))
  return (username === undefined ? null : whyNotName(username)) ?? (isUnfit ? 'bad-name' : null)
}
