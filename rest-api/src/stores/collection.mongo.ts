import { Schema, type SchemaDefinition } from 'mongoose'
import * as z from 'zod'
import type { Collection, Filter, Order, Store } from './collection.ts'
import { isDuplicate } from './database.ts'
import { type AnyRecord, fieldsOf, type RecordOf, type RecordShape } from './declaration.ts'
import { inTime } from './in-time.ts'
import type { Mongo } from './mongo.ts'

type Row = Record<string, unknown>
type Document = Row & { readonly _id: string }

const TYPES = { string: String, integer: Number, number: Number, boolean: Boolean, object: Schema.Types.Mixed }
const countedBy = z.object({ _id: z.union([z.string(), z.number()]), n: z.int() })

export function mongoStore(mongo: Mongo): Store {
  const made = new Map<string, Collection<Row>>()
  const collectionOf = (record: AnyRecord) => {
    const found = made.get(record.name) ?? inTime(mongoCollection(mongo, record))
    made.set(record.name, found)
    return found
  }
  // Each row was parsed by its record's shape, so the caller gets the record's type
  return { of: (record) => collectionOf(record as never) as never }
}

/** Returns a record's Mongoose schema with its indexes. */
export function mongoSchema({ name, shape, key, indexes }: AnyRecord): Schema<Document> {
  const fields = fieldsOf(shape)
  const definition = fields
    .filter((field) => key.length > 1 || field.name !== key[0])
    .map(({ name: field, kind, isNullable }) => [
      field,
      // Mongoose treats an empty text as missing; `parse` has checked that all fields are there
      { type: TYPES[kind], ...(isNullable ? { default: null } : { required: kind !== 'string' }) },
    ])
  const schema = new Schema<Document>(
    // Built from the shape's fields; Mongoose's types want them spelled out
    { _id: { type: String, required: true }, ...Object.fromEntries(definition) } as SchemaDefinition<Document>,
    { collection: name, versionKey: false, strict: 'throw', minimize: false },
  )
  const named = (field: string) => (key.length === 1 && field === key[0] ? '_id' : field)
  const made = new Set<string>()
  for (const { on, unique } of indexes) {
    // A partial index doesn't differ here
    if (made.has(on.join())) continue
    made.add(on.join())
    const isSparse = fields.some((field) => field.isNullable && on.includes(field.name))
    schema.index(
      Object.fromEntries(on.map((field) => [named(field), 1])),
      unique ? { unique, ...(isSparse && { sparse: true }) } : {},
    )
  }
  return schema
}

/** Converts a record to its document and back. A single-field key is only `_id`. */
export function mongoDocuments<Shape extends RecordShape>({ shape, key }: Pick<RecordOf<Shape>, 'shape' | 'key'>) {
  const [only] = key.length === 1 ? key : []
  return {
    toDocument: (record: z.output<Shape>): Document => {
      const parsed: Row = shape.parse(record)
      if (only === undefined) return { _id: key.map((field) => parsed[field]).join(':'), ...parsed }
      const { [only]: id, ...fields } = parsed
      return { _id: String(id), ...fields }
    },
    fromDocument: (found: object): z.output<Shape> =>
      shape.parse(only === undefined ? found : { ...found, [only]: Reflect.get(found, '_id') }),
  }
}

function mongoCollection(mongo: Mongo, record: AnyRecord): Collection<Row> {
  const { name, shape, key } = record
  const model = mongo.model<Document>(name, mongoSchema(record))
  const { toDocument, fromDocument } = mongoDocuments(record)
  const orNull = (found: object | null) => (found === null ? null : fromDocument(found))
  const compile = compilerOf(key, new Map(fieldsOf(shape).map((field) => [field.name, field.default])))

  return {
    async insert(one) {
      try {
        await model().create(toDocument(one))
        return true
      } catch (fault) {
        if (!isDuplicate(fault)) throw fault
        return false
      }
    },
    async insertAll(all) {
      if (all.length === 0) return
      const writes = all.map(toDocument).map(({ _id, ...fields }) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: fields }, upsert: true },
      }))
      await model().bulkWrite(writes as never, { ordered: false })
    },
    async put(one) {
      const { _id, ...fields } = toDocument(one)
      const write = () => model().updateOne({ _id: { $eq: _id } }, { $set: fields }, { upsert: true })
      try {
        await write()
      } catch (fault) {
        if (!isDuplicate(fault)) throw fault
        // Someone else was first, so it exists now
        await write()
      }
    },
    find: async (where) => orNull(await model().findOne(compile.filter(where)).lean()),
    async list({ where = {}, order, after, limit = 0 }) {
      const filter = compile.filter(where)
      const found = await model()
        .find(after === undefined ? filter : { $and: [filter, compile.follows(order, after)] })
        .sort(compile.sort(order))
        .limit(limit)
        .lean()
      return found.map(fromDocument)
    },
    count: async (where = {}) => model().countDocuments(compile.filter(where)),
    async countBy(field, values) {
      const found = await model().aggregate([
        { $match: { [field]: { $in: [...values] } } },
        { $group: { _id: `$${field}`, n: { $sum: 1 } } },
      ])
      return new Map(found.map((one) => countedBy.parse(one)).map(({ _id, n }) => [_id, n]))
    },
    async update(where, set, { add, order } = {}) {
      const change = { $set: set, ...(add && { $inc: add as Record<string, number> }) }
      const options = { returnDocument: 'after' as const, ...(order && { sort: compile.sort(order) }) }
      return orNull(await model().findOneAndUpdate(compile.filter(where), change, options).lean())
    },
    updateAll: async (where, set) => (await model().updateMany(compile.filter(where), { $set: set })).matchedCount,
    take: async (where) => orNull(await model().findOneAndDelete(compile.filter(where)).lean()),
    remove: async (where) => (await model().deleteMany(compile.filter(where))).deletedCount,
    async trim(most, { where = {}, order }) {
      const filter = compile.filter(where)
      const rest = await model().find(filter, { _id: 1 }).sort(compile.sort(order)).skip(most).lean()
      if (rest.length === 0) return 0
      return (await model().deleteMany({ _id: { $in: rest.map(({ _id }) => _id) } })).deletedCount
    },
  }
}

function compilerOf(key: readonly string[], defaults: ReadonlyMap<string, unknown>) {
  const [only] = key.length === 1 ? key : []
  const nameOf = (field: string) => (field === only ? '_id' : field)

  function condition(field: string, wanted: unknown): object {
    if (typeof wanted !== 'object' || wanted === null) {
      // Documents from before the field don't have it
      const isDefault = wanted !== null && defaults.get(field) === wanted
      return isDefault ? { $in: [wanted, null] } : { $eq: wanted }
    }
    const [[operator, value] = []] = Object.entries(wanted)
    switch (operator) {
      case 'in':
        return { $in: [...(value as unknown[])] }
      case 'above':
        return { $gt: value }
      case 'upTo':
        return { $lte: value }
      case 'not':
        return { $ne: null }
      default:
        throw new Error(`there is no such condition: ${operator}`)
    }
  }
  const one = (where: Row) =>
    Object.fromEntries(Object.entries(where).map(([field, wanted]) => [nameOf(field), condition(field, wanted)]))
  return {
    filter: (filter: Filter<Row>): object => (Array.isArray(filter) ? { $or: filter.map(one) } : one(filter as Row)),
    sort: (order: Order<Row>) =>
      Object.fromEntries(
        Object.entries(order).map(([field, way]) => [nameOf(field), way === 'down' ? -1 : 1] as const),
      ),
    /** The first field alone bounds what an index must read. */
    follows(order: Order<Row>, after: Row): object {
      const places = Object.entries(order).map(([field, way]) => ({ field, sign: way === 'down' ? '$lt' : '$gt' }))
      const beyond = places.map(({ field, sign }, i) =>
        Object.fromEntries([
          ...places.slice(0, i).map((before) => [nameOf(before.field), { $eq: after[before.field] }]),
          [nameOf(field), { [sign]: after[field] }],
        ]),
      )
      const [first] = places
      return { ...(first && { [nameOf(first.field)]: { [`${first.sign}e`]: after[first.field] } }), $or: beyond }
    },
  }
}
