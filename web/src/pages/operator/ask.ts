import { OPERATOR_ENDPOINTS } from '@highjinks/protocol/operator'
import type * as z from 'zod/mini'
import { askServer } from '../../lib/ask-server.ts'
import { createResource, type Loaded } from '../../lib/resource.ts'
import { authToken } from '../../lib/storage.ts'

type Endpoints = typeof OPERATOR_ENDPOINTS
export type OperatorCall = keyof Endpoints
export type Said<N extends OperatorCall> = z.output<Endpoints[N]['reply']>
type Body<N extends OperatorCall> = Endpoints[N] extends { body: infer S extends z.ZodMiniType }
  ? z.input<S>
  : undefined

/** Asks, or orders, as an operator. */
export async function ask<N extends OperatorCall>(name: N, body: Body<N>, search = ''): Promise<Said<N>> {
  const { method, path, reply } = OPERATOR_ENDPOINTS[name]
  const schema: z.ZodMiniType = reply
  const said = await askServer({ method, address: `${path}${search}`, body, bearer: authToken.get() })
  // This endpoint's own schema has made it; TypeScript only sees the union of all replies
  return schema.parse(said) as Said<N>
}

const READS = [
  'stats',
  'reports',
  'messages',
  'rooms',
  'bars',
  'cardsAside',
  'weeks',
  'backups',
  'crashes',
  'acts',
] as const
type Read = (typeof READS)[number]

/** What is shown of each list; asked anew whenever somebody comes to look. */
const lists = createResource<Read, unknown>((name) => ask(name, undefined), { isFleeting: true })

export function useList<N extends Read>(name: N): Loaded<Said<N>> {
  // The list of a name was read by that name's schema
  return lists.use(name) as Loaded<Said<N>>
}
export function reload(...names: readonly Read[]): void {
  for (const name of names) void lists.reload(name)
}
