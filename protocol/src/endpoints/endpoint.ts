import type * as z from 'zod/mini'
import type { Refusal } from '../refusals.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One call: what goes in, what comes out, who may make it and what it may be refused for. */
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
  /** For so many seconds the answer is anybody's to keep; unsaid, it is nobody's. */
  readonly maxAge?: number
  /** Its caller's alone to keep: it differs by the name we were called by. */
  readonly isPrivate?: true
  /** `needed`: without a valid bearer token the call answers 401. `used`: a token is read when there is one. */
  readonly auth: 'none' | 'used' | 'needed'
  readonly refusals: readonly Refusal[]
}

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}
