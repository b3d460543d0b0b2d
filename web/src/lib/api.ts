import { ENDPOINTS, type EndpointName, failure, type Reply, type Sent } from '@highjinks/protocol'
import { authToken } from './storage.ts'

/** A call that was answered with anything but a success. Its text is the status, a colon, and the body, as it came. */
export class CallFailed extends Error {
  readonly status: number
  /** What a program reads; null when the answer was not one of ours. */
  readonly code: string | null
  /** What a person reads; null when the answer was not one of ours. */
  readonly says: string | null

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.name = 'CallFailed'
    this.status = status
    const parsed = failure.safeParse(jsonOrNull(body))
    this.code = parsed.success ? parsed.data.code : null
    this.says = parsed.success ? parsed.data.message : null
  }
}

type Part<N extends EndpointName, K extends 'params' | 'query' | 'body'> = [Sent<N, K>] extends [never]
  ? { readonly [P in K]?: undefined }
  : { readonly [P in K]: Sent<N, K> }
export type Input<N extends EndpointName> = Part<N, 'params'> & Part<N, 'query'> & Part<N, 'body'>

/** The one way to talk to the REST server. Calls send credentials; replies are parsed by the endpoint's own schema. */
export async function call<N extends EndpointName>(name: N, input: Input<N>): Promise<Reply<N>> {
  const endpoint = ENDPOINTS[name]
  const { params, query, body }: { params?: unknown; query?: unknown; body?: unknown } = input
  const headers = new Headers({ accept: 'application/json' })
  const token = endpoint.auth === 'none' ? null : authToken.get()
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (body !== undefined) headers.set('content-type', 'application/json')
  const response = await fetch(addressOf(endpoint.path, params, query), {
    method: endpoint.method,
    headers,
    credentials: 'include',
    body: body === undefined ? null : JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new CallFailed(response.status, response.statusText, text)
  // The reply's schema belongs to this very endpoint; TypeScript only sees the union of all replies.
  return endpoint.reply.parse(jsonOrNull(text)) as Reply<N>
}

/** What to tell a person about a failed call: the server's own words where there are any. */
export function wordsOf(fault: unknown, otherwise: string): string {
  return fault instanceof CallFailed && fault.says ? fault.says : otherwise
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

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
