import { isCleanText, whyNotName } from '@highjinks/edge'
import { type Auth, accept, type Refusal, refuse, type Step } from '@highjinks/protocol'
import type { Handlers } from '../route.ts'
import type { Passwords } from './passwords.ts'
import { presentUser } from './present.ts'
import { type MarkPlace, placeOfDevice, type SignInPlaces } from './sign-in-places.ts'
import type { Tokens } from './tokens.ts'
import { type Account, DEFAULT_SETTINGS, type Users } from './users.ts'

export interface AuthDeps {
  readonly users: Users
  readonly places: SignInPlaces
  readonly markPlace: MarkPlace
  readonly passwords: Passwords
  readonly tokens: Tokens
  readonly now: () => number
  readonly newId: () => string
}

type AuthName = 'register' | 'login' | 'me' | 'editMe' | 'saveSettings' | 'logoutEverywhere'

export function authHandlers({
  users,
  places,
  markPlace,
  passwords,
  tokens,
  now,
  newId,
}: AuthDeps): Pick<Handlers, AuthName> {
  async function signIn(account: Account, address: string, device: string | undefined): Promise<Step<Auth>> {
    const remember = (place: string) => places.remember(account.id, markPlace(account.id, place), now())
    await remember(address)
    if (device !== undefined) await remember(placeOfDevice(device))
    return accept({ token: tokens.give(account), user: presentUser(account) })
  }

  return {
    async register({ body, address }) {
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
      })
      return created.ok ? signIn(created.state, address, body.device) : created
    },

    async login({ body, address }) {
      const account = await users.byEmail(body.email)
      const matches = await passwords.verify(body.password, account?.passwordHash ?? null, address)
      if (matches === null) return refuse('too-often')
      return account && matches ? signIn(account, address, body.device) : refuse('bad-credentials')
    },

    me: async ({ user }) => accept(presentUser(user)),

    async editMe({ user, body, address }) {
      const unfit = whyNotCalled(body)
      if (unfit) return refuse(unfit)
      const { username, firstName, lastName, email, password } = body
      const movesTo = email === undefined || email === user.email ? null : email
      if (movesTo !== null) {
        // Asked first: what is true of an email is told to nobody who only has the token
        const matches = password === undefined ? false : await passwords.verify(password, user.passwordHash, address)
        if (matches === null) return refuse('too-often')
        if (!matches) return refuse('wrong-password')
      }
      const moved = movesTo === null ? {} : { email: movesTo, endsTokens: true }
      const edited = await users.edit(user.id, { username, firstName, lastName, ...moved })
      if (edited === null) return refuse('bad-token')
      if (!edited.ok) return edited
      const token = movesTo === null ? undefined : tokens.give(edited.state)
      return accept({ ...presentUser(edited.state), token })
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

interface Names {
  readonly username?: string | undefined
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
}

/** A username is held to what a seat's name is: both stand on the same lists. */
function whyNotCalled({ username, firstName, lastName }: Names): Refusal | null {
  const isUnfit = [firstName, lastName].some((text) => text != null && !isCleanText(text))
  return (username === undefined ? null : whyNotName(username)) ?? (isUnfit ? 'bad-name' : null)
}
