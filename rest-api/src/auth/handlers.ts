import { isCleanText } from '@highjinks/edge'
import { type Auth, accept, refuse, type Step, type UserSettings } from '@highjinks/protocol'
import type { Handlers } from '../route.ts'
import type { Passwords } from './passwords.ts'
import { presentUser } from './present.ts'
import type { SignInPlaces } from './sign-in-places.ts'
import type { Tokens } from './tokens.ts'
import type { Account, Users } from './users.ts'

const DEFAULT_SETTINGS: UserSettings = {
  emailNotifications: true,
  gameUpdates: true,
  publicProfile: true,
  shareActivity: false,
}

export interface AuthDeps {
  readonly users: Users
  readonly places: SignInPlaces
  readonly passwords: Passwords
  readonly tokens: Tokens
  readonly now: () => number
  readonly newId: () => string
}

type AuthName = 'register' | 'login' | 'me' | 'editMe' | 'saveSettings' | 'logoutEverywhere'

export function authHandlers({ users, places, passwords, tokens, now, newId }: AuthDeps): Pick<Handlers, AuthName> {
  async function signIn(account: Account, address: string): Promise<Step<Auth>> {
    await places.remember(account.id, address, now())
    return accept({ token: tokens.give(account), user: presentUser(account) })
  }

  return {
    async register({ body, address }) {
      if (!areCleanTexts(body.username, body.firstName, body.lastName)) return refuse('bad-name')
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
      })
      return created.ok ? signIn(created.state, address) : created
    },

    async login({ body, address }) {
      const account = await users.byEmail(body.email)
      const matches = await passwords.verify(body.password, account?.passwordHash ?? null, address)
      if (matches === null) return refuse('too-often')
      return account && matches ? signIn(account, address) : refuse('bad-credentials')
    },

    me: async ({ user }) => accept(presentUser(user)),

    async editMe({ user, body }) {
      if (!areCleanTexts(body.username, body.firstName, body.lastName)) return refuse('bad-name')
      const edited = await users.edit(user.id, body)
      if (edited === null) return refuse('bad-token')
      return edited.ok ? accept(presentUser(edited.state)) : edited
    },

    async saveSettings({ user, body }) {
      const saved = await users.saveSettings(user.id, body)
      return saved ? accept(presentUser(saved)) : refuse('bad-token')
    },

    async logoutEverywhere({ user }) {
      await users.endTokens(user.id)
      return accept({ ok: true })
    },
  }
}

function areCleanTexts(...texts: readonly (string | null | undefined)[]): boolean {
  return texts.every((text) => text == null || isCleanText(text))
}
