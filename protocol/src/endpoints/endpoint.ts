import type * as z from 'zod/mini'
import type { Refusal } from '../refusals.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One call: its input, its output, who may make it, and how it can be refused. */
export interface Endpoint {
  readonly method: Method
  /** Parameters in braces: `/api/games/{id}`. */
  readonly path: string
  readonly summary: string
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  readonly reply: z.ZodMiniType
  readonly status: 200 | 201 | 204
  /** The number of seconds anyone may cache the answer; by default nobody. */
  readonly maxAge?: number
  /** Only the caller may cache it, because it depends on the host name of the request. */
  readonly isPrivate?: true
  /** `needed`: without a valid bearer token the call gets a 401. `used`: a token is read if there is one. */
  readonly auth: 'none' | 'used' | 'needed'
  readonly refusals: readonly Refusal[]
}

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}
