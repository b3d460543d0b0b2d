import { Schema, type SchemaDefinition } from 'mongoose'
import type * as z from 'zod'
import { fieldsOf, type RecordShape } from './record.ts'

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
