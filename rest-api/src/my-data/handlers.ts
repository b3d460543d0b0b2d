import { accept, type Game } from '@highjinks/protocol'
import type { NoteOperator } from '../auth/note-operator.ts'
import { createProveOwner } from '../auth/owner.ts'
import type { Passwords } from '../auth/passwords.ts'
import type { Repositories } from '../repositories.ts'
import type { Handlers } from '../route.ts'
import { collectMyData } from './collect.ts'
import { eraseAccount } from './erase.ts'

export interface MyDataDeps {
  readonly records: Repositories
  readonly passwords: Passwords
  readonly catalogue: readonly Game[]
  readonly now: () => number
  readonly newId: () => string
  readonly noteOperator: NoteOperator
}

export function myDataHandlers(deps: MyDataDeps): Pick<Handlers, 'exportMe' | 'deleteMe'> {
  const { records, catalogue, now, newId, noteOperator } = deps
  const proveOwner = createProveOwner(deps)
  return {
    exportMe: async ({ user }) => accept(await collectMyData(records, user, { now: now(), catalogue })),

    async deleteMe({ user, body, address }) {
      const proven = await proveOwner(user, body.password, address)
      if (!proven.ok) return proven
      await noteOperator({ before: user, after: null, why: 'account deleted' })
      await eraseAccount(records, { id: user.id, at: now() }, newId)
      return accept({ ok: true })
    },
  }
}
