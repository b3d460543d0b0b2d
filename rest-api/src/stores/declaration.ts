import type { MyData, Retention } from '@highjinks/protocol'
import * as z from 'zod'

/** The shape of a stored record, separate from anything on the wire. New fields have a default for older records. */
export type RecordShape = z.ZodObject
type FieldOf<Shape extends RecordShape> = keyof z.output<Shape> & string

/** The retention of records, and their maximum number. */
interface Kept<Field extends string> {
  /** The entries of `RETENTION` that tell people so. */
  readonly as: readonly Retention[]
  /**
   * Expires this long after the time in a field; with `ms` 0 the field is the expiry. The first one that applies
   * counts.
   */
  readonly until?: readonly { readonly field: Field; readonly ms: number }[]
  /** Beyond this count, those later in this order expire too. */
  readonly most?: { readonly count: number; readonly order: Partial<Readonly<Record<Field, 'up' | 'down'>>> }
}

/** The remains of an erased account. */
type Erasure<Field extends string> =
  /** Nothing: records in which one of these fields names the account are deleted. */
  | { readonly removes: readonly Field[] }
  /** The record: if this field names the account, these are set to null. */
  | { readonly clears: Partial<Readonly<Record<Field, readonly Field[]>>> }
  /** Whatever a function of its interface leaves. */
  | { readonly own: string }
  /** All of it, for this reason. */
  | { readonly keeps: string }

/** The part of `MyData` that shows it to the account's owner, or why none does. */
type Shown = { readonly in: Exclude<keyof MyData, 'collectedAt'> } | { readonly nowhere: string }

/** An index on these fields in order. With `while`, only of records in which that field is null, or isn't. */
interface Index<Field extends string> {
  readonly on: readonly Field[]
  readonly while?: { readonly field: Field; readonly is: 'null' | 'not null' }
  readonly unique?: true
}

/** A kind of record: everything that stores, cleanup, erasure and export need to know. */
export interface RecordOf<Shape extends RecordShape, Field extends string = FieldOf<Shape>> {
  /** Its collection in MongoDB and its table in SQLite. */
  readonly name: string
  readonly shape: Shape
  /** The fields that identify a record. MongoDB's `_id` is the single one, or all of them in this order. */
  readonly key: readonly [Field, ...Field[]]
  readonly indexes: readonly Index<Field>[]
  readonly kept: Kept<Field>
  readonly erasure: Erasure<Field>
  readonly shown: Shown
}
export type AnyRecord = RecordOf<RecordShape, string>

/** Declares a record. The compiler asks for anything missing. */
export function declare<Shape extends RecordShape>(record: RecordOf<Shape>): RecordOf<Shape> {
  return record
}

const KINDS = ['string', 'integer', 'number', 'boolean', 'object'] as const
type Kind = (typeof KINDS)[number]

export interface Field {
  readonly name: string
  readonly kind: Kind
  readonly isNullable: boolean
  /** The value for records from before the field; undefined if it always existed. */
  readonly default: unknown
}

const kind = z.enum(KINDS)
const given = { default: z.unknown().optional() }
/** As JSON Schema writes them. A nullable number has bounds, so it's one of two. */
const property = z.union([
  z.object({ type: kind, ...given }).transform(({ type, ...rest }) => ({ kind: type, isNullable: false, ...rest })),
  z
    .object({ type: z.tuple([kind, z.literal('null')]), ...given })
    .transform(({ type, ...rest }) => ({ kind: type[0], isNullable: true, ...rest })),
  z
    .object({ anyOf: z.tuple([z.object({ type: kind }), z.object({ type: z.literal('null') })]), ...given })
    .transform(({ anyOf, ...rest }) => ({ kind: anyOf[0].type, isNullable: true, ...rest })),
])

export function fieldsOf(shape: RecordShape): readonly Field[] {
  const { properties = {} } = z.toJSONSchema(shape, { io: 'input' })
  return Object.entries(properties).map(([name, one]) => {
    const { default: value, ...rest } = property.parse(one)
    return { name, ...rest, default: value }
  })
}
