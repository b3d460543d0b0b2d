import * as z from 'zod'

/**
 * The shape of one kept record, apart from what crosses a wire. Type, parsing, statements and Mongoose schema follow;
 * its table, and what becomes of records kept before a field was there, is told by `migrations/`.
 */
export type RecordShape = z.ZodObject

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

export function fieldsOf(shape: RecordShape): readonly Field[] {
  const { properties = {} } = z.toJSONSchema(shape, { io: 'input' })
  return Object.entries(properties).map(([name, one]) => ({ name, ...property.parse(one) }))
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
