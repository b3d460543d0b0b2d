import { Schema, type SchemaDefinition } from 'mongoose'
import * as z from 'zod'

/**
 * The shape of one kept record, apart from what crosses a wire. Type, parsing, Mongoose schema and statements follow;
 * its table, and what becomes of records kept before a field was there, is told by `migrations/`.
 */
type RecordShape = z.ZodObject

const KINDS = ['string', 'integer', 'number', 'boolean', 'object'] as const
type Kind = (typeof KINDS)[number]

interface Field {
  readonly name: string
  readonly kind: Kind
  readonly isNullable: boolean
}

const kind = z.enum(KINDS)
/** As JSON Schema writes them; a number that may be null has its bounds, so it is one of two. */
const property = z.union([
  z.object({ type: kind }).transform(({ type }) => ({ kind: type, isNullable: false })),
  z.object({ type: z.tuple([kind, z.literal('null')]) }).transform(({ type }) => ({ kind: type[0], isNullable: true })),
  z
    .object({ anyOf: z.tuple([z.object({ type: kind }), z.object({ type: z.literal('null') })]) })
    .transform(({ anyOf }) => ({ kind: anyOf[0].type, isNullable: true })),
])

function fieldsOf(shape: RecordShape): readonly Field[] {
  const { properties = {} } = z.toJSONSchema(shape, { io: 'input' })
  return Object.entries(properties).map(([name, one]) => ({ name, ...property.parse(one) }))
}

const MONGO_TYPES = { string: String, integer: Number, number: Number, boolean: Boolean, object: Schema.Types.Mixed }

/** What MongoDB keeps: a record whose `id` is `_id`. */
export type Kept<Shape extends RecordShape> = Omit<z.output<Shape>, 'id'> & { readonly _id: string }

export interface MongoRecord<Shape extends RecordShape> {
  readonly schema: Schema<Kept<Shape>>
  /** Only the fields that the shape names. */
  readonly toDocument: (record: z.output<Shape>) => Kept<Shape>
  readonly fromDocument: (found: object) => z.output<Shape>
  readonly fromDocumentOrNull: (found: object | null) => z.output<Shape> | null
}

/** `idOf` names a record once and for all: the id itself keeps a second one out. */
export function mongoRecord<Shape extends RecordShape>(
  shape: Shape,
  collection: string,
  idOf: (record: z.output<Shape>) => string,
): MongoRecord<Shape> {
  const definition = fieldsOf(shape).map(({ name, kind, isNullable }) => [
    name === 'id' ? '_id' : name,
    // Mongoose takes an empty text for none; that each is there, `parse` has seen to
    { type: MONGO_TYPES[kind], ...(isNullable ? { default: null } : { required: kind !== 'string' }) },
  ])
  const schema = new Schema<Kept<Shape>>(
    // Made from the shape's own fields; Mongoose's types want them spelled again.
    { _id: { type: String, required: true }, ...Object.fromEntries(definition) } as SchemaDefinition<Kept<Shape>>,
    { collection, versionKey: false, strict: 'throw' },
  )
  const fromDocument = (found: object) => shape.parse({ ...found, id: Reflect.get(found, '_id') })
  return {
    schema,
    toDocument: (record) => {
      const { id: _id, ...fields }: Record<string, unknown> = shape.parse(record)
      // `parse` gave the shape's fields and no others; taking `id` off them made TypeScript forget whose they are.
      return { _id: idOf(record), ...fields } as Kept<Shape>
    },
    fromDocument,
    fromDocumentOrNull: (found) => (found === null ? null : fromDocument(found)),
  }
}

type Row = Record<string, string | number | null>

export interface SqliteRecord<Shape extends RecordShape> {
  /** `insert` with a named parameter for each field, as `toRow` gives them. */
  readonly insert: string
  readonly toRow: (record: z.output<Shape>) => Row
  readonly fromRow: (found: object) => z.output<Shape>
  readonly fromRowOrNull: (found: object | undefined) => z.output<Shape> | null
}

/** Rows of a table; what is an object in the record is JSON there. */
export function sqliteRecord<Shape extends RecordShape>(shape: Shape, table: string): SqliteRecord<Shape> {
  const fields = fieldsOf(shape)
  const names = fields.map(({ name }) => name)
  const objects = fields.filter(({ kind }) => kind === 'object').map(({ name }) => name)
  const mapObjects = (row: object, map: (value: unknown) => unknown) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, objects.includes(name) ? map(value) : value]))
  const fromRow = (found: object) => shape.parse(mapObjects(found, (text) => JSON.parse(String(text))))
  return {
    insert: `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')})
      values (${names.map((name) => `:${name}`).join(', ')})`,
    // Every kind of field is text or a number there, or null.
    toRow: (record) => mapObjects(shape.parse(record), (value) => JSON.stringify(value)) as Row,
    fromRow,
    fromRowOrNull: (found) => (found === undefined ? null : fromRow(found)),
  }
}
