import { accept, nameKey, refuse } from '@highjinks/protocol'
import { hashToken } from '@highjinks/session-store'
import type { Account } from '../accounts/users.ts'
import { passwordChangedEmail, resetEmail, verifyEmail } from '../mail/emails.ts'
import type { Handlers } from '../route.ts'
import type { AuthDeps } from './deps.ts'
import { createMakeLink } from './link-maker.ts'
import type { Link, LinkPurpose } from './links.ts'
import { createProveOwner } from './owner.ts'
import { presentUser } from './present.ts'
import type { SignIn } from './sign-in.ts'

type PasswordName = 'becomeOperator' | 'changePassword' | 'forgot' | 'reset' | 'sendVerification' | 'verify'

const RESETS: readonly LinkPurpose[] = ['reset', 'reset by operator']

/** Handles new and forgotten passwords, and verifying emails. */
export function passwordHandlers(deps: AuthDeps & { readonly signIn: SignIn }): Pick<Handlers, PasswordName> {
  const { users, links, tickets, places, passwords, mail, signIn, now, isOperator, noteOperator, writeAudit } = deps
  const makeLink = createMakeLink(links, now)
  const proveOwner = createProveOwner(deps)

  /** Returns the link's account if it still has the email that the link was created for. */
  async function ownerOf(link: Link | null): Promise<Account | null> {
    const account = link?.userId == null ? null : await users.byId(link.userId)
    return account && nameKey(account.email) === link?.emailKey ? account : null
  }

  /** Returns whether the operator who created a link still is one, with the same tokens. */
  async function hasMaker({ maker, makerVersion }: Link): Promise<boolean> {
    const account = maker === null ? null : await users.byId(maker)
    return maker === null || (account !== null && account.tokenVersion === makerVersion && isOperator(account))
  }

  return {
    async changePassword({ user, body, address, origin }) {
      const proven = await proveOwner(user, body.password, address)
      if (!proven.ok) return proven
      const passwordHash = await passwords.hash(body.newPassword, address)
      if (passwordHash === null) return refuse('too-often')
      const changed = await users.edit(user.id, { passwordHash, endsTokens: true }, user)
      if (!changed?.ok) return refuse('bad-token')
      await links.forget(user.id)
      await tickets.forget(user.id)
      mail?.post(async () => passwordChangedEmail(user.email, origin))
      return signIn(changed.state, address, undefined)
    },

    async forgot({ body, origin }) {
      // Answered before anything is looked up, so that every answer looks the same and takes the same time
      const isPosted = mail?.post(
        async () => {
          const account = await users.byEmail(body.email)
          return account && resetEmail(account.email, origin, await makeLink('reset', account))
        },
        { isReset: true },
      )
      return isPosted === false ? refuse('mail-busy') : accept(null)
    },

    async reset({ body, address }) {
      const id = hashToken(body.token)
      if (!(await links.find(id, RESETS, now()))) return refuse('bad-link')
      const passwordHash = await passwords.hash(body.password, address)
      if (passwordHash === null) return refuse('too-often')
      const link = await links.take(id, RESETS, now())
      const account = await ownerOf(link)
      if (!link || !account || !(await hasMaker(link))) return refuse('bad-link')
      // The opener of an emailed link can read that mailbox
      const proves = link.purpose === 'reset' && account.emailVerifiedAt === null
      if (proves) await noteOperator({ before: account, after: { ...account, emailVerifiedAt: now() } })
      // Void every earlier way to sign in: password, provider and known addresses
      const change = { passwordHash, provider: null, endsTokens: true, ...(proves && { emailVerifiedAt: now() }) }
      const changed = await users.edit(account.id, change, account)
      if (!changed?.ok) return refuse('bad-link')
      await links.forget(account.id)
      await tickets.forget(account.id)
      await places.forget(account.id)
      return signIn(changed.state, address, undefined)
    },

    async sendVerification({ user, origin }) {
      if (!mail) return refuse('no-mail')
      if (user.emailVerifiedAt !== null) return accept(null)
      const write = async () => verifyEmail(user.email, origin, await makeLink('verify', user))
      return mail.post(write, { asker: user.id }) ? accept(null) : refuse('mail-busy')
    },

    async becomeOperator({ user, body }) {
      const link = await links.take(hashToken(body.token), ['operator'], now())
      if (!link || !(await hasMaker(link))) return refuse('bad-link')
      await writeAudit(link.maker === null ? null : { id: link.maker }, { what: 'operator made', about: user.id })
      const made = await users.edit(user.id, { operatorSince: user.operatorSince ?? now() }, user)
      return made?.ok ? accept(presentUser(made.state)) : refuse('bad-token')
    },

    async verify({ user, body }) {
      const id = hashToken(body.token)
      const found = await links.find(id, ['verify'], now())
      if (!found) return refuse('bad-link')
      // Anyone can register an address that isn't theirs. When its real owner taps the link in our email, that must not
      // vouch for the account
      if (found.userId !== user.id) return refuse('other-link')
      const account = await ownerOf(await links.take(id, ['verify'], now()))
      if (!account) return refuse('bad-link')
      await noteOperator({ before: account, after: { ...account, emailVerifiedAt: now() } })
      const proven = await users.edit(account.id, { emailVerifiedAt: now() }, user)
      return proven?.ok ? accept({ ok: true }) : refuse('bad-link')
    },
  }
}
