import type * as z from 'zod'
import type { RecordOf, RecordShape } from './declaration.ts'

type Scalar = string | number | boolean | null

/** A condition on a field: equal, one of a list, above, at most, or not null. */
export type Condition<Value> =
  | Value
  | { readonly in: readonly Value[] }
  | { readonly above: Value & number }
  | { readonly upTo: Value & number }
  | { readonly not: null }

/** Every condition must hold. */
export type Where<T> = { readonly [F in keyof T]?: Condition<Extract<T[F], Scalar>> }
/** Every condition must hold; with several sets, those of one. */
export type Filter<T> = Where<T> | readonly Where<T>[]

/** Sorts by these fields, ascending or descending, the first one first. No two records share a position. */
export type Order<T> = Partial<Readonly<Record<keyof T & string, 'up' | 'down'>>>

export interface Listing<T> {
  readonly where?: Filter<T>
  readonly order: Order<T>
  /** Only what comes after a record with these fields, which are the ones of the order. */
  readonly after?: Partial<T> | undefined
  readonly limit?: number
}

/** Numbers to add to fields. */
export type Sum<T> = { readonly [F in keyof T]?: T[F] & number }

/**
 * The records of one kind. Each call is at most one write and returns once it's stored; parallel calls run one after
 * the other. If the store is down, a call rejects (`unavailableStoreIn` recognizes it) and may or may not have
 * happened.
 */
export interface Collection<T> {
  /** Stores a record unless its key exists. Returns whether it did. */
  readonly insert: (record: T) => Promise<boolean>
  /** The same for many, some of which may be stored if it rejects. */
  readonly insertAll: (records: readonly T[]) => Promise<void>
  /** Stores a record, replacing the one with its key. */
  readonly put: (record: T) => Promise<void>
  readonly find: (where: Filter<T>) => Promise<T | null>
  readonly list: (listing: Listing<T>) => Promise<readonly T[]>
  readonly count: (where?: Filter<T>) => Promise<number>
  /** Counts the records for each of these values of a field. Values without records may be missing. */
  readonly countBy: <F extends keyof T & string>(
    field: F,
    values: readonly T[F][],
  ) => Promise<ReadonlyMap<T[F], number>>
  /** Changes the first match and returns it afterwards. Of several parallel callers, only one finds it first. */
  readonly update: (where: Filter<T>, set: Partial<T>, options?: UpdateOptions<T>) => Promise<T | null>
  /** Changes every match and returns how many. */
  readonly updateAll: (where: Filter<T>, set: Partial<T>) => Promise<number>
  /** Deletes and returns the match. Of several parallel callers, one gets it. */
  readonly take: (where: Filter<T>) => Promise<T | null>
  /** Deletes every match and returns how many. */
  readonly remove: (where: Filter<T>) => Promise<number>
  /** Deletes every match beyond the first `most` in this order, and returns how many. */
  readonly trim: (most: number, listing: Pick<Listing<T>, 'where' | 'order'>) => Promise<number>
}

export interface UpdateOptions<T> {
  readonly add?: Sum<T>
  readonly order?: Order<T>
}

/** A store of records. */
export interface Store {
  readonly of: <Shape extends RecordShape>(record: RecordOf<Shape>) => Collection<Readonly<z.output<Shape>>>
}
