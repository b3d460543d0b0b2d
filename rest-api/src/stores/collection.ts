import type * as z from 'zod'
import type { RecordOf, RecordShape } from './declaration.ts'

type Scalar = string | number | boolean | null

/** What a field has to be: this; one of these; greater, or no greater, than this; anything but null. */
export type Condition<Value> =
  | Value
  | { readonly in: readonly Value[] }
  | { readonly above: Value & number }
  | { readonly upTo: Value & number }
  | { readonly not: null }

/** Every condition holds. */
export type Where<T> = { readonly [F in keyof T]?: Condition<Extract<T[F], Scalar>> }
/** Every condition holds; of several, those of one. */
export type Filter<T> = Where<T> | readonly Where<T>[]

/** By these fields, each rising or falling, the first one first. No two records are in one place. */
export type Order<T> = Partial<Readonly<Record<keyof T & string, 'up' | 'down'>>>

export interface Listing<T> {
  readonly where?: Filter<T>
  readonly order: Order<T>
  /** Only what comes after the place of a record with these fields, which are those of the order. */
  readonly after?: Partial<T> | undefined
  readonly limit?: number
}

/** Numbers that are added to fields. */
export type Sum<T> = { readonly [F in keyof T]?: T[F] & number }

/**
 * The records of one kind. Each call is one write or none, and returns once it is kept; two at once follow each other.
 * It rejects where the store is away (`unavailableStoreIn` knows) and then may or may not have happened.
 */
export interface Collection<T> {
  /** Keeps a record unless one with its key is there; whether it did. */
  readonly insert: (record: T) => Promise<boolean>
  /** The same of many, some of which may be kept when it rejects. */
  readonly insertAll: (records: readonly T[]) => Promise<void>
  /** Keeps a record in place of the one with its key. */
  readonly put: (record: T) => Promise<void>
  readonly find: (where: Filter<T>) => Promise<T | null>
  readonly list: (listing: Listing<T>) => Promise<readonly T[]>
  readonly count: (where?: Filter<T>) => Promise<number>
  /** How many there are with each of these values in a field; a value that none has may be missing. */
  readonly countBy: <F extends keyof T & string>(
    field: F,
    values: readonly T[F][],
  ) => Promise<ReadonlyMap<T[F], number>>
  /** Changes the first record that is found, and gives it as it is then. Of several callers at once one finds it first. */
  readonly update: (where: Filter<T>, set: Partial<T>, options?: UpdateOptions<T>) => Promise<T | null>
  /** Changes every record that is found; how many. */
  readonly updateAll: (where: Filter<T>, set: Partial<T>) => Promise<number>
  /** Deletes the record that is found, and gives it: of several callers at once, one gets it. */
  readonly take: (where: Filter<T>) => Promise<T | null>
  /** Deletes every record that is found; how many. */
  readonly remove: (where: Filter<T>) => Promise<number>
  /** Deletes what is found but the first so many in this order; how many. */
  readonly trim: (most: number, listing: Pick<Listing<T>, 'where' | 'order'>) => Promise<number>
}

export interface UpdateOptions<T> {
  readonly add?: Sum<T>
  readonly order?: Order<T>
}

/** Where records are kept. */
export interface Store {
  readonly of: <Shape extends RecordShape>(record: RecordOf<Shape>) => Collection<Readonly<z.output<Shape>>>
}
