import { accept, nameKey, refuse } from '@highjinks/protocol'
import * as z from 'zod'
import { rowsOf } from '../stores/collection.sqlite.ts'
import { isTaken, type Sqlite } from '../stores/database.ts'
import { type Account, keptAccount, providerFields, type Users, withKeys, withoutKeys } from './users.ts'

const record = rowsOf(keptAccount)

export function sqliteUsers(db: Sqlite, erased: () => void): Users {
  const insert = db.prepare(record.insert)
  const byKey = {
    id: db.prepare('select * from users where id = ?'),
    email: db.prepare('select * from users where emailKey = ?'),
    provider: db.prepare('select * from users where linkKey = ?'),
  }
  const count = db.prepare('select count(*) as accounts from users')
  const operators = db.prepare('select * from users where operatorSince is not null order by operatorSince, id')
  const takeToTell = db.prepare(`update users set toldOfWeek = :week where id in (
    select id from users where json_extract(settings, '$.gameUpdates') = 1 and emailVerifiedAt is not null
      and toldOfWeek is not :week limit :limit + 0) returning *`)
  const byIds = db.prepare('select * from users where id in (select value from json_each(?))')
  const update = db.prepare(`update users set email = :email, emailKey = :emailKey, username = :username,
    usernameKey = :usernameKey, lookKey = coalesce(:lookKey, lookKey), firstName = :firstName, lastName = :lastName,
    passwordHash = :passwordHash, emailVerifiedAt = :emailVerifiedAt, operatorSince = :operatorSince, toldOfWeek = :toldOfWeek,
    providerKey = :providerKey, providerAt = :providerAt, linkKey = :linkKey, tokenVersion = :tokenVersion where id = :id`)
  const updateSettings = db.prepare('update users set settings = ? where id = ?')
  const bumpVersion = db.prepare('update users set tokenVersion = tokenVersion + 1 where id = ?')
  const remove = db.prepare('delete from users where id = ?')
  const emailHolder = db.prepare('select id from users where emailKey = ? and id <> ?')
  const providerHolder = db.prepare('select id from users where linkKey = ? and id <> ?')

  const accountOf = (found: object) => withoutKeys(record.fromRow(found))
  const accountOrNull = (found: object | undefined): Account | null => (found === undefined ? null : accountOf(found))
  const byId = (id: string): Account | null => accountOrNull(byKey.id.get(id))

  function keep(account: Account, write: () => void) {
    try {
      write()
      return accept(account)
    } catch (fault) {
      if (!isTaken(fault)) throw fault
      if (providerHolder.get(account.providerKey, account.id)) return refuse('provider-taken')
      return refuse(emailHolder.get(nameKey(account.email), account.id) ? 'email-taken' : 'username-taken')
    }
  }

  return {
    async create(account) {
      return keep(account, () => insert.run(record.toRow(withKeys(account))))
    },
    byEmail: async (email) => accountOrNull(byKey.email.get(nameKey(email))),
    byProvider: async (key) => accountOrNull(byKey.provider.get(key)),
    count: async () => z.object({ accounts: z.int() }).parse(count.get()).accounts,
    takeToTell: async (week, limit) => takeToTell.all({ week, limit }).map(accountOf),
    operators: async () => operators.all().map(accountOf),
    byId: async (id) => byId(id),
    byIds: async (ids) => byIds.all(JSON.stringify(ids)).map(accountOf),
    async edit(id, change, seen) {
      const before = byId(id)
      if (!before) return null
      const isAsSeen = before.tokenVersion === seen?.tokenVersion && nameKey(before.email) === nameKey(seen.email)
      if (seen && !isAsSeen) return null
      const after: Account = {
        ...before,
        email: change.email ?? before.email,
        username: change.username ?? before.username,
        firstName: change.firstName === undefined ? before.firstName : change.firstName,
        lastName: change.lastName === undefined ? before.lastName : change.lastName,
        passwordHash: change.passwordHash === undefined ? before.passwordHash : change.passwordHash,
        operatorSince: change.operatorSince === undefined ? before.operatorSince : change.operatorSince,
        emailVerifiedAt: change.emailVerifiedAt === undefined ? before.emailVerifiedAt : change.emailVerifiedAt,
        ...(change.provider !== undefined && providerFields(change.provider)),
        tokenVersion: before.tokenVersion + (change.endsTokens ? 1 : 0),
      }
      return keep(after, () => {
        const { profileImageUrl: _, createdAt: __, settings: ___, ...kept } = withKeys(after)
        // Accounts that shared a look before it became unique keep the name as long as they like
        update.run({ ...kept, lookKey: change.username === undefined ? null : kept.lookKey })
        erased()
      })
    },
    async saveSettings(id, change) {
      const before = byId(id)
      if (!before) return null
      const settings = { ...before.settings, ...changedFields(change) }
      updateSettings.run(JSON.stringify(settings), id)
      return { ...before, settings }
    },
    remove: async (id) => remove.run(id).changes === 1,
    async endTokens(id) {
      bumpVersion.run(id)
    },
  }
}

/** Returns the object without the fields that were left out. */
function changedFields<T extends object>(change: T): Partial<T> {
  // Object.fromEntries loses the key type
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<T>
}
