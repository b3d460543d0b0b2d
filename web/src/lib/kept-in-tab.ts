import type * as z from 'zod/mini'
import { type StoredValue, storedJson } from './storage.ts'

/** Stores one value for this tab only, across reloads. */
export function keptInTab<T>(key: string, schema: z.ZodMiniType<T>, missing: T): StoredValue<T> {
  return storedJson(key, schema, missing, () => sessionStorage)
}
