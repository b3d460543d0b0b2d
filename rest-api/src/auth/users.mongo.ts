import { accept, nameKey, refuse, userSettings } from '@highjinks/protocol'
import { Schema } from 'mongoose'
import * as z from 'zod'
import { isDuplicate, type Mongo } from '../stores/mongo.ts'
import type { Account, Users } from './users.ts'

const schema = new Schema(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true },
    emailKey: { type: String, required: true, unique: true },
    username: { type: String, required: true },
    usernameKey: { type: String, required: true, unique: true },
    firstName: { type: String, default: null },
    lastName: { type: String, default: null },
    profileImageUrl: { type: String, default: null },
    createdAt: { type: Number, required: true },
    settings: {
      emailNotifications: { type: Boolean, required: true },
      gameUpdates: { type: Boolean, required: true },
      publicProfile: { type: Boolean, required: true },
      shareActivity: { type: Boolean, required: true },
    },
    passwordHash: { type: String, required: true },
    tokenVersion: { type: Number, required: true },
  },
  { collection: 'users', versionKey: false, strict: 'throw' },
)

const stored = z
  .object({
    _id: z.string(),
    email: z.string(),
    username: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    profileImageUrl: z.string().nullable(),
    createdAt: z.number(),
    settings: userSettings,
    passwordHash: z.string(),
    tokenVersion: z.number(),
  })
  .transform(({ _id, ...rest }): Account => ({ id: _id, ...rest }))

const read = (found: unknown): Account | null => (found === null ? null : stored.parse(found))

export function mongoUsers(mongo: Mongo): Users {
  const users = mongo.model('User', schema)

  /** The server says that a key is taken, not which; so it is asked. */
  const whoIsInTheWay = async (id: string, email: string | undefined) =>
    email !== undefined && (await users().exists({ emailKey: { $eq: nameKey(email) }, _id: { $ne: id } }))
      ? refuse('email-taken')
      : refuse('username-taken')

  return {
    async create(account) {
      try {
        await users().create({
          _id: account.id,
          email: account.email,
          emailKey: nameKey(account.email),
          username: account.username,
          usernameKey: nameKey(account.username),
          firstName: account.firstName,
          lastName: account.lastName,
          profileImageUrl: account.profileImageUrl,
          createdAt: account.createdAt,
          settings: account.settings,
          passwordHash: account.passwordHash,
          tokenVersion: account.tokenVersion,
        })
        return accept(account)
      } catch (fault) {
        if (!isDuplicate(fault)) throw fault
        return whoIsInTheWay(account.id, account.email)
      }
    },
    byEmail: async (email) =>
      read(
        await users()
          .findOne({ emailKey: { $eq: nameKey(email) } })
          .lean(),
      ),
    byId: async (id) =>
      read(
        await users()
          .findOne({ _id: { $eq: id } })
          .lean(),
      ),
    async byIds(ids) {
      const found = await users()
        .find({ _id: { $in: [...ids] } })
        .lean()
      return found.map((one) => stored.parse(one))
    },
    async edit(id, change) {
      const set = {
        ...(change.email !== undefined && { email: change.email, emailKey: nameKey(change.email) }),
        ...(change.username !== undefined && { username: change.username, usernameKey: nameKey(change.username) }),
        ...(change.firstName !== undefined && { firstName: change.firstName }),
        ...(change.lastName !== undefined && { lastName: change.lastName }),
      }
      try {
        const edited = read(
          await users()
            .findOneAndUpdate({ _id: { $eq: id } }, { $set: set }, { returnDocument: 'after' })
            .lean(),
        )
        return edited && accept(edited)
      } catch (fault) {
        if (!isDuplicate(fault)) throw fault
        return whoIsInTheWay(id, change.email)
      }
    },
    async saveSettings(id, change) {
      const set = Object.fromEntries(
        Object.entries(change)
          .filter(([, value]) => value !== undefined)
          .map(([name, value]) => [`settings.${name}`, value]),
      )
      return read(
        await users()
          .findOneAndUpdate({ _id: { $eq: id } }, { $set: set }, { returnDocument: 'after' })
          .lean(),
      )
    },
    async endTokens(id) {
      await users().updateOne({ _id: { $eq: id } }, { $inc: { tokenVersion: 1 } })
    },
  }
}
