import type { MyData, Retention } from '@highjinks/protocol'
import * as z from 'zod'

/** The shape of one kept record, apart from what crosses a wire. A new field has a default, for what was kept before. */
export type RecordShape = z.ZodObject
type FieldOf<Shape extends RecordShape> = keyof z.output<Shape> & string

/** How long it is kept, and how many are. */
interface Kept<Field extends string> {
  /** The lines of `RETENTION` that say so to people. */
  readonly as: readonly Retention[]
  /** Over so long after the time in a field; `ms` 0: that field says until when. A record is over with the first of them. */
  readonly until?: readonly { readonly field: Field; readonly ms: number }[]
  /** Of more than so many, those that come after them in this order are over as well. */
  readonly most?: { readonly count: number; readonly order: Partial<Readonly<Record<Field, 'up' | 'down'>>> }
}

/** What is left of an account in it once that is erased. */
type Erasure<Field extends string> =
  /** Nothing: records in which one of these fields names the account are deleted. */
  | { readonly removes: readonly Field[] }
  /** The record: where this field names the account, these are set to null. */
  | { readonly clears: Partial<Readonly<Record<Field, readonly Field[]>>> }
  /** What a function of its port leaves. */
  | { readonly own: string }
  /** All of it, for this reason. */
  | { readonly keeps: string }

/** Which part of `MyData` shows it to the account's owner; or why none does. */
type Shown = { readonly in: Exclude<keyof MyData, 'collectedAt'> } | { readonly nowhere: string }

/** An index, in the order of its fields; `while`: only of records in which that field is null, or is not. */
interface Index<Field extends string> {
  readonly on: readonly Field[]
  readonly while?: { readonly field: Field; readonly is: 'null' | 'not null' }
  readonly unique?: true
}

/** One kind of record: all that the stores, the clean-up, an erasure and an export must know of it. */
export interface RecordOf<Shape extends RecordShape, Field extends string = FieldOf<Shape>> {
  /** Its collection in MongoDB and its table in SQLite. */
  readonly name: string
  readonly shape: Shape
  /** The fields that name one record; MongoDB's `_id` is the one, or all of them in this order. */
  readonly key: readonly [Field, ...Field[]]
  readonly indexes: readonly Index<Field>[]
  readonly kept: Kept<Field>
  readonly erasure: Erasure<Field>
  readonly shown: Shown
}
export type AnyRecord = RecordOf<RecordShape, string>

/** Declares one; what it does not say, the compiler asks for. */
export function declare<Shape extends RecordShape>(record: RecordOf<Shape>): RecordOf<Shape> {
  return record
}

const KINDS = ['string', 'integer', 'number', 'boolean', 'object'] as const
type Kind = (typeof KINDS)[number]

export interface Field {
  readonly name: string
  readonly kind: Kind
  readonly isNullable: boolean
  /** What stands for it in records from before it was there; undefined: it was there from the beginning. */
  readonly default: unknown
}

const kind = z.enum(KINDS)
const given = { default: z.unknown().optional() }
/** As JSON Schema writes them; a number that may be null has its bounds, so it is one of two. */
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
