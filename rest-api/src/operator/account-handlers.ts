import { accept, type Game } from '@highjinks/protocol'
import { createMakeLink } from '../auth/link-maker.ts'
import type { Account } from '../auth/users.ts'
import { resetAddress } from '../mail/letters.ts'
import { collectMyData } from '../my-data/collect.ts'
import { eraseAccount } from '../my-data/erase.ts'
import type { Repositories } from '../repositories.ts'
import type { OperatorHandlers } from '../route.ts'
import type { WriteDown } from './acts.ts'
import { presentAccount } from './present.ts'

export interface AccountDeps {
  readonly records: Repositories
  readonly catalogue: readonly Game[]
  readonly now: () => number
  readonly newId: () => string
  readonly writeDown: WriteDown
}

type AccountName = 'showAccount' | 'exportAccount' | 'deleteAccount' | 'resetLink'

/** What whoever has no password any more can ask the operator for. Each is written down before it is done, by id alone. */
export function accountHandlers(deps: AccountDeps): Pick<OperatorHandlers, AccountName> {
  const { records, catalogue, now, newId, writeDown } = deps
  const find = async (who: string): Promise<Account | null> =>
    (await records.users.byEmail(who)) ?? (await records.users.byId(who))

  const makeLink = createMakeLink(records.links, now)

  return {
    async showAccount({ user, body }) {
      const account = await find(body.who)
      if (account) await writeDown(user, { what: 'account show', about: account.id })
      return accept({ account: account && presentAccount(account) })
    },

    async exportAccount({ user, body }) {
      const account = await find(body.who)
      if (!account) return accept({ data: null })
      await writeDown(user, { what: 'account export', about: account.id })
      return accept({ data: await collectMyData(records, account, { now: now(), catalogue }) })
    },

    async resetLink({ user, body, origin }) {
      const account = await find(body.who)
      if (!account) return accept({ link: null })
      await writeDown(user, { what: 'account reset-link', about: account.id })
      return accept({ link: resetAddress(origin, await makeLink('reset by operator', account)) })
    },

    async deleteAccount({ user, body }) {
      const account = await find(body.who)
      if (!account) return accept({ id: null })
      await writeDown(user, { what: 'account delete', about: account.id })
      await eraseAccount(records, { id: account.id, at: now() }, newId)
      return accept({ id: account.id })
    },
  }
}
