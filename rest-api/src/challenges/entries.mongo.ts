import { accept, refuse } from '@highjinks/protocol'
import * as z from 'zod'
import { mongoDocuments, mongoSchema } from '../stores/collection.mongo.ts'
import { isDuplicate } from '../stores/database.ts'
import type { Mongo } from '../stores/mongo.ts'
import { type Entries, type Entry, fromKeptEntry, keptEntry, type Newcomer, toKeptEntry } from './entries.ts'
import { placeOf, placeToTry } from './places.ts'
import { standingOf } from './standing.ts'

const idOf = (challengeId: string, userId: string) => `${challengeId}:${userId}`
/** With its position, which entries of the previous version don't have yet. */
const placedEntry = z.object({ ...keptEntry.shape.shape, place: z.string().optional() })
const record = mongoDocuments<typeof placedEntry>({ shape: placedEntry, key: keptEntry.key })
const schema = mongoSchema({ ...keptEntry, shape: placedEntry }).index({ place: 1 }, { unique: true, sparse: true })
/** The number of positions to try before looking for free ones. */
const BLIND_TRIES = 2

const entryOf = (found: object) => fromKeptEntry(record.fromDocument(found))
const entryOrNull = (found: object | null) => (found === null ? null : entryOf(found))

export function mongoEntries(mongo: Mongo): Entries {
  const entries = mongo.model('challengeEntries', schema)

  const find = async (challengeId: string, userId: string): Promise<Entry | null> =>
    entryOrNull(
      await entries()
        .findOne({ _id: { $eq: idOf(challengeId, userId) } })
        .lean(),
    )

  /** Returns a free position, or null. */
  async function freePlace({ challengeId, userId, most }: Newcomer, attempt: number): Promise<string | null> {
    if (attempt < BLIND_TRIES) return placeOf(challengeId, placeToTry(userId, attempt, most))
    const found = await entries()
      .find({ challengeId: { $eq: challengeId } }, { place: 1 })
      .lean()
    if (found.length >= most) return null
    const taken = new Set(found.map((one) => one.place))
    const free = Array.from({ length: most }, (_, number) => placeOf(challengeId, number)).filter((p) => !taken.has(p))
    return free[placeToTry(userId, attempt, free.length)] ?? null
  }

  return {
    find,
    /** The entry and its position are one document, so a dying process leaves both or neither. */
    async join(newcomer) {
      const { challengeId, userId, at } = newcomer
      const entry: Entry = { challengeId, userId, joinedAt: at, best: { score: 0, verified: false, at } }
      for (let attempt = 0; ; attempt++) {
        const known = attempt === 0 || attempt >= BLIND_TRIES ? await find(challengeId, userId) : null
        if (known) return accept(known)
        const place = await freePlace(newcomer, attempt)
        if (place === null) break
        try {
          await entries().create(record.toDocument({ ...toKeptEntry(entry), place }))
          return accept(entry)
        } catch (fault) {
          // Someone else has the position, or the same person was faster
          if (!isDuplicate(fault)) throw fault
        }
      }
      const joined = await find(challengeId, userId)
      return joined ? accept(joined) : refuse('full')
    },
    score: async (challengeId, userId, result) =>
      entryOrNull(
        await entries()
          .findOneAndUpdate(
            { _id: { $eq: idOf(challengeId, userId) } },
            { $min: { standing: standingOf(result) } },
            { returnDocument: 'after' },
          )
          .lean(),
      ),
    async of(userId) {
      const found = await entries()
        .find({ userId: { $eq: userId } })
        .sort({ challengeId: -1 })
        .lean()
      return found.map(entryOf)
    },
    /** A document's ID can't be changed, so it's replaced. A crash in between loses one nameless score. */
    async makeNameless(userId, newId) {
      for (;;) {
        const found = await entries()
          .findOneAndDelete({ userId: { $eq: userId } })
          .lean()
        if (found === null) return
        const { place, ...kept } = placedEntry.parse(found)
        await entries().create(record.toDocument({ ...kept, userId: newId(), ...(place !== undefined && { place }) }))
      }
    },
    async top(challengeId, offset, limit) {
      const found = await entries()
        .find({ challengeId: { $eq: challengeId } })
        .sort({ standing: 1, userId: 1 })
        .skip(offset)
        .limit(limit)
        .lean()
      return found.map(entryOf)
    },
    async rank({ challengeId, userId, best }) {
      const standing = standingOf(best)
      const better = await entries().countDocuments({
        challengeId: { $eq: challengeId },
        $or: [{ standing: { $lt: standing } }, { standing: { $eq: standing }, userId: { $lt: userId } }],
      })
      return better + 1
    },
  }
}
