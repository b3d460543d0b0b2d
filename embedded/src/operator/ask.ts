import { failure } from '@highjinks/protocol'
import { OPERATOR_ENDPOINTS } from '@highjinks/protocol/operator'
import type * as z from 'zod/mini'

type Endpoints = typeof OPERATOR_ENDPOINTS
type Name = keyof Endpoints
type Part<N extends Name, K extends 'query' | 'body'> =
  Endpoints[N] extends Record<K, infer S extends z.ZodMiniType>
    ? { readonly [P in K]: z.input<S> }
    : { readonly [P in K]?: undefined }
export type Reply<N extends Name> = z.output<Endpoints[N]['reply']>

/** Calls the running server as its operator. */
export type Ask = <N extends Name>(name: N, input: Part<N, 'query'> & Part<N, 'body'>) => Promise<Reply<N>>

/** One line for the operator: what went wrong and what to do about it. */
export class CannotDo extends Error {
  constructor(line: string, options?: ErrorOptions) {
    super(line, options)
    this.name = 'CannotDo'
  }
}

const WAIT_MS = 20_000

/** `readServer` is only called for a request, because some commands need no server. */
export function createAsk(readServer: () => { readonly url: string; readonly token: string }): Ask {
  return async (name, input) => {
    const { url, token } = readServer()
    const { method, path, reply } = OPERATOR_ENDPOINTS[name]
    const { query, body }: { readonly query?: unknown; readonly body?: unknown } = input
    const search = new URLSearchParams(Object.entries(Object(query)))
    const response = await fetch(`${url}${path}${search.size > 0 ? `?${search.toString()}` : ''}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: body === undefined ? null : JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(WAIT_MS),
    }).catch((fault: unknown) => {
      throw new CannotDo(`Nothing answers at ${url}. Start Highjinks, or set OPERATOR_URL to its address.`, {
        cause: fault,
      })
    })
    const said: unknown = await response.json().catch(() => null)
    if (!response.ok) throw new CannotDo(whyNot(said, url))
    const parsed = reply.safeParse(said)
    if (!parsed.success) throw new CannotDo(`${url} runs another version of Highjinks`)
    // This endpoint's own schema parsed it, but the compiler only knows the union
    return parsed.data as Reply<typeof name>
  }
}

function whyNot(said: unknown, url: string): string {
  const parsed = failure.safeParse(said)
  if (!parsed.success) return `${url} isn't a Highjinks server`
  // Each command has its own words for what it doesn't find
  if (parsed.data.code === 'not-found') return `${url} doesn't accept this operator token`
  return parsed.data.message
}
