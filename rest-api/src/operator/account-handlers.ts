import { accept, type Game } from '@highjinks/protocol'
import type { IsOperator } from '../accounts/is-operator.ts'
import type { Account } from '../accounts/users.ts'
import type { WriteAudit } from '../audit-log/audit-log.ts'
import { createMakeLink } from '../auth/link-maker.ts'
import { resetAddress } from '../mail/emails.ts'
import { collectMyData } from '../my-data/collect.ts'
import { eraseAccount } from '../my-data/erase.ts'
import type { Repositories } from '../repositories.ts'
import type { OperatorHandlers } from '../route.ts'
import { presentAccount, presentOperator } from './present.ts'
import type { ProveOperator } from './prove-operator.ts'

export interface AccountDeps {
  readonly records: Repositories
  readonly catalogue: readonly Game[]
  readonly now: () => number
  readonly newId: () => string
  readonly writeAudit: WriteAudit
  readonly prove: ProveOperator
  readonly isOperator: IsOperator
  /** The emails in `OPERATORS`. */
  readonly named: readonly string[]
}

type AccountName = 'showAccount' | 'exportAccount' | 'deleteAccount' | 'resetLink' | 'operators' | 'removeOperator'

/** Handles what people who lost their password can ask the operator for. Each call is logged first, only by ID. */
export function accountHandlers(deps: AccountDeps): Pick<OperatorHandlers, AccountName> {
  const { records, catalogue, now, newId, writeAudit, prove, isOperator, named } = deps
  const find = async (who: string): Promise<Account | null> =>
    (await records.users.byEmail(who)) ?? (await records.users.byId(who))

  const makeLink = createMakeLink(records.links, now)
  /** Only `OPERATORS` makes it one. */
  const isNamed = (account: Account) => isOperator({ ...account, operatorSince: null })

  return {
    async showAccount({ user, body }) {
      const account = await find(body.who)
      if (account) await writeAudit(user, { what: 'account show', about: account.id })
      return accept({ account: account && presentAccount(account) })
    },

    async exportAccount(call) {
      const { user, body } = call
      const proven = await prove(call)
      if (!proven.ok) return proven
      const account = await find(body.who)
      if (!account) return accept({ data: null })
      await writeAudit(user, { what: 'account export', about: account.id })
      return accept({ data: await collectMyData(records, account, { now: now(), catalogue }) })
    },

    async resetLink(call) {
      const { user, body, origin } = call
      const proven = await prove(call)
      if (!proven.ok) return proven
      const account = await find(body.who)
      if (!account) return accept({ link: null })
      await writeAudit(user, { what: 'account reset-link', about: account.id })
      return accept({ link: resetAddress(origin, await makeLink('reset by operator', account, user)) })
    },

    async deleteAccount(call) {
      const { user, body } = call
      const proven = await prove(call)
      if (!proven.ok) return proven
      const account = await find(body.who)
      if (!account) return accept({ id: null })
      await writeAudit(user, { what: 'account delete', about: account.id })
      await eraseAccount(records, { id: account.id, at: now() }, newId)
      return accept({ id: account.id })
    },

    async operators() {
      const made = await records.users.operators()
      const byEmail = await Promise.all(named.map((email) => records.users.byEmail(email)))
      const others = byEmail.filter((one) => one !== null && one.operatorSince === null && isOperator(one))
      return accept({
        operators: [...made, ...others].flatMap((one) => (one ? [presentOperator(one, isNamed(one))] : [])),
      })
    },

    async removeOperator(call) {
      const { user, body } = call
      const proven = await prove(call)
      if (!proven.ok) return proven
      const account = await find(body.who)
      if (!account || !isOperator(account)) return accept({ outcome: 'unknown' })
      if (account.operatorSince !== null) {
        await writeAudit(user, { what: 'operator removed', about: account.id })
        await records.users.edit(account.id, { operatorSince: null })
        await records.links.forget(account.id)
      }
      return accept({ outcome: isNamed(account) ? 'named' : 'done' })
    },
  }
}
