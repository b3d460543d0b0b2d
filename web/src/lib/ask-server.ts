import type { Endpoint, EndpointName, Sent } from '@highjinks/protocol'
import { CallFailed, jsonOrNull, NoAnswer } from './call-failed.ts'
import { authToken } from './storage.ts'

/** A call without an answer by then has failed. The caller sees that and can try again. */
export const CALL_LIMIT_MS = 12_000

/** The input one endpoint takes. */
type Part<N extends EndpointName, K extends 'params' | 'query' | 'body'> = [Sent<N, K>] extends [never]
  ? { readonly [P in K]?: undefined }
  : { readonly [P in K]: Sent<N, K> }
export type Input<N extends EndpointName> = Part<N, 'params'> & Part<N, 'query'> & Part<N, 'body'>

interface Parts {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

/** Calls an endpoint and returns its unparsed reply. `secret` proves the caller's identity when there's no account. */
export function askEndpoint(
  { method, path, auth }: Endpoint,
  { params, query, body }: Parts,
  secret: string | null = null,
): Promise<unknown> {
  const bearer = secret ?? (auth === 'none' ? null : authToken.get())
  return askServer({ method, address: addressOf(path, params, query), body, bearer })
}

interface Asked {
  readonly method: string
  readonly address: string
  readonly body: unknown
  /** The secret that proves who is calling, if any. */
  readonly bearer: string | null
}

/** Does the same for calls outside our own list. The caller parses the answer with a schema. */
export async function askServer({ method, address, body, bearer }: Asked): Promise<unknown> {
  const headers = new Headers({ accept: 'application/json' })
  if (bearer) headers.set('authorization', `Bearer ${bearer}`)
  if (body !== undefined) headers.set('content-type', 'application/json')
  const { status, statusText, isOk, text } = await ask(address, {
    method,
    headers,
    credentials: 'include',
    body: body === undefined ? null : JSON.stringify(body),
  })
  if (!isOk) throw new CallFailed(status, statusText, text)
  return jsonOrNull(text)
}

/** Returns the response with its whole body, or fails at the time limit. */
async function ask(address: string, request: RequestInit) {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), CALL_LIMIT_MS)
  try {
    const response = await fetch(address, { ...request, signal: limit.signal })
    const { status, statusText, ok: isOk } = response
    return { status, statusText, isOk, text: await response.text() }
  } catch {
    throw new NoAnswer(limit.signal.aborted ? 'too-slow' : 'no-network')
  } finally {
    clearTimeout(timer)
  }
}

function addressOf(path: string, params: unknown, query: unknown): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(entry(params, key))))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(Object(query))) {
    if (typeof value === 'string' || typeof value === 'number') search.set(key, `${value}`)
  }
  return search.size > 0 ? `${filled}?${search}` : filled
}

function entry(record: unknown, key: string): unknown {
  return typeof record === 'object' && record !== null ? Reflect.get(record, key) : ''
}
