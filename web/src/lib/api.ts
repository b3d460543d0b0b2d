import { ENDPOINTS, type EndpointName, type Reply, type Sent } from '@highjinks/protocol'
import { CallFailed, jsonOrNull, NoAnswer } from './call-failed.ts'
import { readReply } from './read-reply.ts'
import { authToken } from './storage.ts'

/** A call that has no answer by then has none: whoever waits is told, and may try again. */
export const CALL_LIMIT_MS = 12_000

type Part<N extends EndpointName, K extends 'params' | 'query' | 'body'> = [Sent<N, K>] extends [never]
  ? { readonly [P in K]?: undefined }
  : { readonly [P in K]: Sent<N, K> }
export type Input<N extends EndpointName> = Part<N, 'params'> & Part<N, 'query'> & Part<N, 'body'>

/**
 * The one way to talk to the REST server. Calls send credentials; replies are parsed by the endpoint's own schema.
 * Fails with `CallFailed` when the server said no, with `NoAnswer` when it said nothing.
 */
export async function call<N extends EndpointName>(name: N, input: Input<N>): Promise<Reply<N>> {
  const endpoint = ENDPOINTS[name]
  const { params, query, body }: { params?: unknown; query?: unknown; body?: unknown } = input
  const address = addressOf(endpoint.path, params, query)
  const said = await askServer({ method: endpoint.method, address, body, isSignedIn: endpoint.auth !== 'none' })
  return readReply(name, said)
}

interface Asked {
  readonly method: string
  readonly address: string
  readonly body: unknown
  /** Sends the token, where there is one. */
  readonly isSignedIn: boolean
}

/** The same for calls that are in no list of everybody's; whoever asks reads the answer by a schema. */
export async function askServer({ method, address, body, isSignedIn }: Asked): Promise<unknown> {
  const headers = new Headers({ accept: 'application/json' })
  const token = isSignedIn ? authToken.get() : null
  if (token) headers.set('authorization', `Bearer ${token}`)
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

/** The answer with its whole body, within the time limit. */
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
