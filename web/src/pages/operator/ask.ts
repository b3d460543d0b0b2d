import { OPERATOR_ENDPOINTS } from '@highjinks/protocol/operator'
import { useState } from 'react'
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

/** Reads or changes something as an operator. */
export async function ask<N extends OperatorCall>(name: N, body: Body<N>, search = ''): Promise<Said<N>> {
  const { method, path, reply } = OPERATOR_ENDPOINTS[name]
  const schema: z.ZodMiniType = reply
  const said = await askServer({ method, address: `${path}${search}`, body, bearer: authToken.get() })
  // This endpoint's own schema made it; TypeScript only sees the union of all replies
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
  'operators',
] as const
type Read = (typeof READS)[number]

/** A list, or a page of a longer one. */
export type ListKey<N extends Read = Read> = N | `${N}?before=${string}`

/** The lists as shown. Each visit reads them again. */
const lists = createResource<ListKey, unknown>(
  (key) => {
    const [name, search] = key.split('?')
    // A key begins with the name of its list
    return ask(name as Read, undefined, search === undefined ? '' : `?${search}`)
  },
  { isFleeting: true },
)

export function useList<N extends Read>(key: ListKey<N>): Loaded<Said<N>> {
  // The list was parsed with the schema of its name
  return lists.use(key) as Loaded<Said<N>>
}
export function reload(...keys: readonly ListKey[]): void {
  for (const key of keys) void lists.reload(key)
}

/** One page of a list at a time, newest first. */
export interface Pages<N extends Read> {
  readonly key: ListKey<N>
  readonly loaded: Loaded<Said<N>>
  /** Null on the first page. */
  readonly onNewer: (() => void) | null
  readonly onOlder: (next: string) => void
}

export function usePages<N extends 'reports' | 'messages'>(name: N): Pages<N> {
  const [before, setBefore] = useState<readonly string[]>([])
  const place = before.at(-1)
  const key: ListKey<N> = place === undefined ? name : `${name}?before=${place}`
  return {
    key,
    loaded: useList(key),
    onNewer: place === undefined ? null : () => setBefore(before.slice(0, -1)),
    onOlder: (next) => setBefore([...before, next]),
  }
}
