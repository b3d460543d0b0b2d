import { accept, nameKey, refuse } from '@highjinks/protocol'
import { mongoDocuments, mongoSchema } from '../stores/collection.mongo.ts'
import { isDuplicate } from '../stores/database.ts'
import type { Mongo } from '../stores/mongo.ts'
import {
  type Account,
  keptAccount,
  linkKeyOf,
  providerFields,
  type Users,
  usernameKeys,
  withKeys,
  withoutKeys,
} from './users.ts'

const record = mongoDocuments(keptAccount)
const schema = mongoSchema(keptAccount).index({ 'settings.gameUpdates': 1, toldOfWeek: 1 })

const accountOf = (found: object) => withoutKeys(record.fromDocument(found))
const accountOrNull = (found: object | null): Account | null => (found === null ? null : accountOf(found))

export function mongoUsers(mongo: Mongo): Users {
  const users = mongo.model('users', schema)

  /** Finds out which key is taken, because MongoDB only says that one is. */
  const whoIsInTheWay = async (id: string, email: string | undefined, providerKey: string | null | undefined) => {
    const isOthers = async (key: object) => (await users().exists({ ...key, _id: { $ne: id } })) !== null
    if (typeof providerKey === 'string' && (await isOthers({ linkKey: { $eq: providerKey } })))
      return refuse('provider-taken')
    if (email !== undefined && (await isOthers({ emailKey: { $eq: nameKey(email) } }))) return refuse('email-taken')
    return refuse('username-taken')
  }

  return {
    async create(account) {
      try {
        await users().create(record.toDocument(withKeys(account)))
        return accept(account)
      } catch (fault) {
        if (!isDuplicate(fault)) throw fault
        return whoIsInTheWay(account.id, account.email, account.providerKey)
      }
    },
    byEmail: async (email) =>
      accountOrNull(
        await users()
          .findOne({ emailKey: { $eq: nameKey(email) } })
          .lean(),
      ),
    byProvider: async (key) =>
      accountOrNull(
        await users()
          .findOne({ linkKey: { $eq: key } })
          .lean(),
      ),
    async takeToTell(week, limit) {
      const taken: Account[] = []
      while (taken.length < limit) {
        const found = await users()
          .findOneAndUpdate(
            { 'settings.gameUpdates': { $eq: true }, emailVerifiedAt: { $ne: null }, toldOfWeek: { $ne: week } },
            { $set: { toldOfWeek: week } },
            { returnDocument: 'after' },
          )
          .lean()
        if (!found) break
        taken.push(accountOf(found))
      }
      return taken
    },
    async operators() {
      const found = await users()
        .find({ operatorSince: { $ne: null } })
        .sort({ operatorSince: 1, _id: 1 })
        .lean()
      return found.map(accountOf)
    },
    count: () => users().estimatedDocumentCount(),
    byId: async (id) =>
      accountOrNull(
        await users()
          .findOne({ _id: { $eq: id } })
          .lean(),
      ),
    async byIds(ids) {
      const found = await users()
        .find({ _id: { $in: [...ids] } })
        .lean()
      return found.map(accountOf)
    },
    async edit(id, change, seen) {
      const set = {
        ...(change.email !== undefined && { email: change.email, emailKey: nameKey(change.email) }),
        ...(change.username !== undefined && { username: change.username, ...usernameKeys(change.username) }),
        ...(change.firstName !== undefined && { firstName: change.firstName }),
        ...(change.lastName !== undefined && { lastName: change.lastName }),
        ...(change.passwordHash !== undefined && { passwordHash: change.passwordHash }),
        ...(change.operatorSince !== undefined && { operatorSince: change.operatorSince }),
        ...(change.emailVerifiedAt !== undefined && { emailVerifiedAt: change.emailVerifiedAt }),
        ...(change.provider !== undefined && {
          ...providerFields(change.provider),
          linkKey: linkKeyOf({ id, providerKey: change.provider?.key ?? null }),
        }),
      }
      try {
        const edited = accountOrNull(
          await users()
            .findOneAndUpdate(
              {
                _id: { $eq: id },
                ...(seen && { emailKey: { $eq: nameKey(seen.email) }, tokenVersion: { $eq: seen.tokenVersion } }),
              },
              { $set: set, ...(change.endsTokens && { $inc: { tokenVersion: 1 } }) },
              { returnDocument: 'after' },
            )
            .lean(),
        )
        return edited && accept(edited)
      } catch (fault) {
        if (!isDuplicate(fault)) throw fault
        return whoIsInTheWay(id, change.email, change.provider?.key)
      }
    },
    async saveSettings(id, change) {
      const set = Object.fromEntries(
        Object.entries(change)
          .filter(([, value]) => value !== undefined)
          .map(([name, value]) => [`settings.${name}`, value]),
      )
      return accountOrNull(
        await users()
          .findOneAndUpdate({ _id: { $eq: id } }, { $set: set }, { returnDocument: 'after' })
          .lean(),
      )
    },
    remove: async (id) => (await users().deleteOne({ _id: { $eq: id } })).deletedCount === 1,
    async endTokens(id) {
      await users().updateOne({ _id: { $eq: id } }, { $inc: { tokenVersion: 1 } })
    },
  }
}
