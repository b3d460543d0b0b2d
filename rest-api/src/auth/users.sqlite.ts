import { accept, nameKey, refuse, userSettings } from '@highjinks/protocol'
import * as z from 'zod'
import { isTaken, type Sqlite } from '../stores/sqlite.ts'
import type { Account, Users } from './users.ts'

const TABLE = `
  create table if not exists users (
    id text primary key, email text not null, emailKey text not null unique,
    username text not null, usernameKey text not null unique,
    firstName text, lastName text, profileImageUrl text, createdAt integer not null,
    settings text not null, passwordHash text not null, tokenVersion integer not null
  ) strict`

const row = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  createdAt: z.number(),
  settings: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(userSettings),
  passwordHash: z.string(),
  tokenVersion: z.number(),
})

export function sqliteUsers(db: Sqlite): Users {
  db.exec(TABLE)
  const insert = db.prepare(`insert into users values
    (:id, :email, :emailKey, :username, :usernameKey, :firstName, :lastName, :profileImageUrl, :createdAt, :settings,
     :passwordHash, :tokenVersion)`)
  const byKey = {
    id: db.prepare('select * from users where id = ?'),
    email: db.prepare('select * from users where emailKey = ?'),
  }
  const byIds = db.prepare('select * from users where id in (select value from json_each(?))')
  const update = db.prepare(`update users set email = :email, emailKey = :emailKey, username = :username,
    usernameKey = :usernameKey, firstName = :firstName, lastName = :lastName where id = :id`)
  const updateSettings = db.prepare('update users set settings = ? where id = ?')
  const bumpVersion = db.prepare('update users set tokenVersion = tokenVersion + 1 where id = ?')
  const emailHolder = db.prepare('select id from users where emailKey = ? and id <> ?')

  const read = (found: unknown): Account | null => (found === undefined ? null : row.parse(found))
  const byId = (id: string): Account | null => read(byKey.id.get(id))

  function keep(account: Account, write: () => void) {
    try {
      write()
      return accept(account)
    } catch (fault) {
      if (!isTaken(fault)) throw fault
      return refuse(emailHolder.get(nameKey(account.email), account.id) ? 'email-taken' : 'username-taken')
    }
  }

  return {
    async create(account) {
      return keep(account, () => {
        insert.run({
          id: account.id,
          email: account.email,
          emailKey: nameKey(account.email),
          username: account.username,
          usernameKey: nameKey(account.username),
          firstName: account.firstName,
          lastName: account.lastName,
          profileImageUrl: account.profileImageUrl,
          createdAt: account.createdAt,
          settings: JSON.stringify(account.settings),
          passwordHash: account.passwordHash,
          tokenVersion: account.tokenVersion,
        })
      })
    },
    byEmail: async (email) => read(byKey.email.get(nameKey(email))),
    byId: async (id) => byId(id),
    byIds: async (ids) => byIds.all(JSON.stringify(ids)).map((found) => row.parse(found)),
    async edit(id, change) {
      const before = byId(id)
      if (!before) return null
      const after: Account = {
        ...before,
        email: change.email ?? before.email,
        username: change.username ?? before.username,
        firstName: change.firstName === undefined ? before.firstName : change.firstName,
        lastName: change.lastName === undefined ? before.lastName : change.lastName,
      }
      return keep(after, () => {
        update.run({
          id,
          email: after.email,
          emailKey: nameKey(after.email),
          username: after.username,
          usernameKey: nameKey(after.username),
          firstName: after.firstName,
          lastName: after.lastName,
        })
      })
    },
    async saveSettings(id, change) {
      const before = byId(id)
      if (!before) return null
      const settings = { ...before.settings, ...changedFields(change) }
      updateSettings.run(JSON.stringify(settings), id)
      return { ...before, settings }
    },
    async endTokens(id) {
      bumpVersion.run(id)
    },
  }
}

/** Without the fields that were left out. */
function changedFields<T extends object>(change: T): Partial<T> {
  // Object.fromEntries forgets which keys it was given
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<T>
}
