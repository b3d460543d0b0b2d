import { whyNotName } from '@highjinks/platform'
import { type Arrival, accept, nameKey, type Received, refuse, type Step, VISIT_PURPOSES } from '@highjinks/protocol'
import { hashToken, newToken } from '@highjinks/session-store'
import * as z from 'zod'
import { type Account, DEFAULT_SETTINGS } from '../accounts/users.ts'
import type { AuthDeps } from '../auth/deps.ts'
import { createMakeLink } from '../auth/link-maker.ts'
import { createTellNewPlace } from '../auth/new-place.ts'
import { createProveOwner } from '../auth/owner.ts'
import { presentUser } from '../auth/present.ts'
import { createSignIn } from '../auth/sign-in.ts'
import { TICKET_MS } from '../auth/tickets.ts'
import { providerLinkedEmail, providerUnlinkedEmail, takenOverEmail, verifyEmail } from '../mail/emails.ts'
import type { Handlers } from '../route.ts'
import type { Identity, Provider } from './provider.ts'

type ProviderName =
  | 'startProvider'
  | 'finishProvider'
  | 'registerByProvider'
  | 'linkProvider'
  | 'takeOver'
  | 'unlinkProvider'

/** The stored state while a browser is away … */
const away = z.object({
  purpose: z.enum(VISIT_PURPOSES),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  maxAge: z.int().nullable().default(null),
})
/** … and the person that the provider named, until they decide what happens next. */
const back = z.object({ key: z.string(), email: z.string(), isVerified: z.boolean(), at: z.int().nullable() })
type Named = z.infer<typeof back>

interface From {
  readonly address: string
  readonly origin: string
  readonly body: Pick<Received<'takeOver', 'body'>, 'device' | 'seat'>
}

/** The dependencies for signing in with a provider. */
interface ProviderDeps extends AuthDeps {
  /** Null if people can only sign in with a password. */
  readonly provider: Provider | null
}

export function providerHandlers(deps: ProviderDeps): Pick<Handlers, ProviderName> {
  const { users, links, tickets, serverSettings, places, mail, provider, keepSeat, noteOperator, now, newId } = deps
  const signIn = createSignIn(deps)
  const tellNewPlace = createTellNewPlace(deps)
  const proveOwner = createProveOwner(deps)
  const makeLink = createMakeLink(links, now)

  async function giveTicket(userId: string | null, body: z.infer<typeof away> | Named): Promise<string> {
    const secret = newToken()
    await tickets.keep({ id: hashToken(secret), userId, body, until: now() + TICKET_MS })
    return secret
  }
  /**
   * Returns the person behind a ticket and keeps the ticket. One that began as a link to an account only works for that
   * account.
   */
  async function namedBy(secret: string, userId: string | null): Promise<Named | null> {
    const found = await tickets.find(hashToken(secret), now())
    if (!found || (found.userId !== null && found.userId !== userId)) return null
    return back.safeParse(found.body).data ?? null
  }
  const spend = async (secret: string) => (await tickets.take(hashToken(secret), now())) !== null

  async function enter(account: Account, at: number | null, { address, origin, body }: From) {
    await keepSeat(account.id, body.seat)
    await tellNewPlace(account, { address, origin, device: body.device })
    return signIn(account, address, body.device, at)
  }

  /** Nobody here is linked to them yet. */
  async function welcome({ email, ...named }: Identity): Promise<Step<Arrival>> {
    if (email === null) return refuse('no-email')
    const isKnown = (await users.byEmail(email)) !== null
    if (!isKnown && !(await serverSettings.isSignUpOpen())) return refuse('sign-up-closed')
    const ticket = await giveTicket(null, { ...named, email })
    return accept(
      isKnown ? { kind: 'known', ticket, email, mayTakeOver: named.isVerified } : { kind: 'new', ticket, email },
    )
  }

  return {
    async startProvider({ user, body: { purpose } }) {
      if (!provider) return refuse('no-provider')
      if (purpose !== 'sign in' && !user) return refuse('not-signed-in')
      const begun = await provider.begin(purpose === 'confirm')
      if (!begun.ok) return begun
      const { url, visit } = begun.state
      const userId = purpose === 'sign in' || !user ? null : user.id
      return accept({ url, ticket: await giveTicket(userId, { purpose, ...visit }) })
    },

    async finishProvider({ body, address, origin }) {
      if (!provider) return refuse('no-provider')
      const taken = await tickets.take(hashToken(body.ticket), now())
      const visit = away.safeParse(taken?.body).data
      if (!taken || !visit) return refuse('bad-visit')
      const finished = await provider.finish(body.answer, visit)
      if (!finished.ok) return finished
      const { at: saidAt, ...rest } = finished.state
      // If the provider's clock is ahead, a sign-in still isn't newer than now
      const named = { ...rest, at: saidAt === null ? null : Math.min(saidAt, now()) }
      const account = await users.byProvider(named.key)
      const isTheirs = account !== null && (taken.userId === null || taken.userId === account.id)
      if (visit.purpose === 'confirm' && !isTheirs) return refuse('other-account')
      if (account && !isTheirs) return refuse('provider-taken')
      if (account) {
        // A provider that doesn't say when hasn't proved a recent sign-in
        if (visit.purpose === 'confirm' && named.at === null) return refuse('bad-visit')
        const entered = await enter(account, named.at, { address, origin, body })
        return entered.ok ? accept({ kind: 'signed in', ...entered.state }) : entered
      }
      if (taken.userId === null) return welcome(named)
      const email = named.email ?? ''
      const ticket = await giveTicket(taken.userId, { ...named, email })
      return accept({ kind: 'known', ticket, email, mayTakeOver: false })
    },

    async registerByProvider({ body, address, origin }) {
      if (!(await serverSettings.isSignUpOpen())) return refuse('sign-up-closed')
      const unfit = whyNotName(body.username)
      if (unfit) return refuse(unfit)
      const named = await namedBy(body.ticket, null)
      if (!named) return refuse('bad-visit')
      const made: Account = {
        id: newId(),
        email: named.email,
        username: body.username,
        firstName: null,
        lastName: null,
        profileImageUrl: null,
        createdAt: now(),
        settings: DEFAULT_SETTINGS,
        passwordHash: null,
        tokenVersion: 0,
        emailVerifiedAt: named.isVerified ? now() : null,
        operatorSince: null,
        toldOfWeek: null,
        providerKey: named.key,
        providerAt: now(),
      }
      const created = await users.create(made)
      // The ticket stays valid for another name
      if (!created.ok) return created
      await noteOperator({ before: null, after: made })
      await spend(body.ticket)
      const { state: account } = created
      if (!named.isVerified)
        mail?.post(async () => verifyEmail(account.email, origin, await makeLink('verify', account)), {
          asker: address,
        })
      return enter(account, named.at, { address, origin, body })
    },

    async linkProvider({ user, body, address, origin }) {
      const named = await namedBy(body.ticket, user.id)
      if (!named) return refuse('bad-visit')
      const proven = await proveOwner(user, body.password, address)
      if (!proven.ok) return proven
      if (!(await spend(body.ticket))) return refuse('bad-visit')
      const provesEmail =
        named.isVerified && user.emailVerifiedAt === null && nameKey(named.email) === nameKey(user.email)
      if (provesEmail) await noteOperator({ before: user, after: { ...user, emailVerifiedAt: now() } })
      const change = { provider: { key: named.key, at: now() }, ...(provesEmail && { emailVerifiedAt: now() }) }
      const linked = await users.edit(user.id, change, user)
      if (!linked) return refuse('bad-token')
      if (!linked.ok) return linked
      mail?.post(async () => providerLinkedEmail(user.email, origin))
      return signIn(linked.state, address, undefined, named.at)
    },

    async takeOver({ body, address, origin }) {
      const named = await namedBy(body.ticket, null)
      if (!named) return refuse('bad-visit')
      if (!named.isVerified) return refuse('unproven-email')
      const account = await users.byEmail(named.email)
      if (!account || !(await spend(body.ticket))) return refuse('bad-visit')
      await noteOperator({ before: account, after: { ...account, emailVerifiedAt: now() } })
      // Lock out anyone who had the account without owning the email
      const taken = await users.edit(
        account.id,
        {
          provider: { key: named.key, at: now() },
          passwordHash: null,
          emailVerifiedAt: now(),
          endsTokens: true,
        },
        account,
      )
      if (!taken) return refuse('bad-visit')
      if (!taken.ok) return taken
      await links.forget(account.id)
      await tickets.forget(account.id)
      await places.forget(account.id)
      mail?.post(async () => takenOverEmail(account.email, origin))
      await keepSeat(account.id, body.seat)
      return signIn(taken.state, address, body.device, named.at)
    },

    async unlinkProvider({ user, body, address, origin }) {
      if (user.passwordHash === null) return refuse('last-way-in')
      const proven = await proveOwner(user, body?.password, address)
      if (!proven.ok) return proven
      const unlinked = await users.edit(user.id, { provider: null }, user)
      if (!unlinked?.ok) return refuse('bad-token')
      if (user.providerKey !== null) mail?.post(async () => providerUnlinkedEmail(user.email, origin))
      return accept(presentUser(unlinked.state))
    },
  }
}
