import type { Watchdog } from '@highjinks/platform'
import { type Endpoint, type Refused, refuse, type Step } from '@highjinks/protocol'
import type { IRouter, Request, RequestHandler } from 'express'
import type * as z from 'zod/mini'
import { safeParse } from 'zod/mini'
import type { Authenticate, Caller } from './accounts/authenticate.ts'
import { bearerTokenIn } from './accounts/tokens.ts'
import { isHostileKey, readJsonBody } from './body.ts'
import { sendRefusal } from './error-responses.ts'
import { originOf } from './origin.ts'
import { type PhoneCookie, phoneCookieOf } from './phone-cookie.ts'
import type { AddressOf } from './route.ts'
import { createSerializer } from './serialize.ts'
import { unavailableStoreIn } from './stores/store-unavailable.ts'
import { validationMessage, WITHOUT_WORDS } from './validation-message.ts'

export interface Mounting<Name extends string> {
  readonly endpoints: Readonly<Record<Name, Endpoint>>
  readonly handlers: Readonly<Record<Name, unknown>>
  readonly authenticate: Authenticate
  /** Where a gate has found out who calls. */
  readonly callerOf?: (request: Request) => Caller | null
  readonly publicUrl?: string
  readonly watchdog: Pick<Watchdog, 'during'>
  readonly addressOf: AddressOf
  /** What stands before a handler and counts its callers. */
  readonly rateLimits: (name: Name) => readonly RequestHandler[]
}

/** The spec also writes these with the id as the last segment. */
const ALSO_AT: Readonly<Record<string, string>> = {
  leaderboard: '/api/challenges/leaderboard/:challengeId',
  userEntry: '/api/challenges/user-entry/:challengeId',
}

/** Makes a route of every endpoint of a list; what else is asked for at one of their addresses has no such method. */
export function routeEndpoints<Name extends string>(router: IRouter, mounting: Mounting<Name>): void {
  const { endpoints } = mounting
  for (const [path, names] of endpointsByPath(endpoints)) {
    for (const name of names) {
      const endpoint: Endpoint = endpoints[name]
      const { read, answerEndpoint } = handleCalls(endpoint, name, mounting)
      // Only what could be meant seriously is counted: whatever else is sent leaves no trace
      const steps = [
        ...(endpoint.body ? [readJsonBody({ isOptional: isOptional(endpoint.body) })] : []),
        read,
        ...mounting.rateLimits(name),
        answerEndpoint,
      ]
      router[routerMethod(endpoint.method)](path, ...steps)
    }
    const methods = names.map((name) => endpoints[name].method)
    // Who may GET may HEAD as well; express sees to it
    const allowed = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
    router.all(path, (_request, response) => {
      response.set('Allow', allowed)
      sendRefusal(response, 'wrong-method')
    })
  }
}

/** Some calls had no body before they took one, and still need none. */
export function isOptional(body: z.ZodMiniType): boolean {
  return safeParse(body, undefined).success
}

/** In the order of the list. */
function endpointsByPath<Name extends string>(
  endpoints: Readonly<Record<Name, Endpoint>>,
): ReadonlyMap<string, readonly Name[]> {
  const byPath = new Map<string, Name[]>()
  // Object.keys forgets the names it was given
  for (const name of Object.keys(endpoints) as Name[]) {
    const paths = [endpoints[name].path.replaceAll(/\{(\w+)\}/g, ':$1'), ALSO_AT[name]]
    for (const path of paths) if (path) byPath.set(path, [...(byPath.get(path) ?? []), name])
  }
  return byPath
}

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const
function routerMethod<M extends Endpoint['method']>(method: M): (typeof METHODS)[M] {
  return METHODS[method]
}

/** A handler when the compiler has forgotten whose it is: it still gets exactly what its own schemas made. */
type AnyHandler = (call: {
  params: unknown
  query: unknown
  body: unknown
  user: Caller | null
  address: string
  origin: string
  bearer: string | undefined
  phone: PhoneCookie
}) => Promise<Step<unknown>>

interface Steps {
  /** Parses a call and finds out whose it is, or refuses it. */
  readonly read: RequestHandler
  /** Answers a call that was read. */
  readonly answerEndpoint: RequestHandler
}

function handleCalls<Name extends string>(endpoint: Endpoint, name: Name, mounting: Mounting<Name>): Steps {
  // The compiler cannot tie one name's schemas to the same name's handler once both are looked up in a loop
  const handler = mounting.handlers[name] as AnyHandler
  const reply = createSerializer(endpoint)
  const route = `${endpoint.method} ${endpoint.path}`
  const calls = new WeakMap<Request, Parameters<AnyHandler>[0]>()
  return {
    async read(request, response, next) {
      const user = await findCaller(endpoint, request, mounting)
      if (!user.ok) return sendRefusal(response, user.code)
      const input = mounting.watchdog.during(route, () => parseInput(endpoint, request))
      if (!input.ok) return sendRefusal(response, 'malformed', input.message)
      calls.set(request, {
        ...input.parts,
        user: user.state,
        // Hardly anybody asks for these
        get address() {
          return mounting.addressOf(request)
        },
        get origin() {
          return originOf(request, mounting.publicUrl)
        },
        get bearer() {
          return bearerTokenIn(request)
        },
        get phone() {
          return phoneCookieOf(request, response, originOf(request, mounting.publicUrl))
        },
      })
      next()
    },
    async answerEndpoint(request, response) {
      const call = calls.get(request)
      if (!call) throw new Error(`${name} was not read before it was answered`)
      const step = await mounting.watchdog.during(route, () => handler(call))
      if (!step.ok) return sendRefusal(response, step.code, step.message)
      reply(request, response, step.state)
    },
  }
}

const NOBODY = { ok: true, state: null } as const

async function findCaller(
  endpoint: Endpoint,
  request: Request,
  { authenticate, callerOf }: Pick<Mounting<never>, 'authenticate' | 'callerOf'>,
): Promise<Refused | { readonly ok: true; readonly state: Caller | null }> {
  if (callerOf) return { ok: true, state: callerOf(request) }
  if (endpoint.auth === 'none') return NOBODY
  const header = request.headers.authorization
  if (header === undefined) return endpoint.auth === 'needed' ? refuse('not-signed-in') : NOBODY
  const token = bearerTokenIn(request)
  if (endpoint.auth === 'needed') return token === undefined ? refuse('bad-token') : authenticate(token)
  try {
    const found = token === undefined ? null : await authenticate(token)
    // A guest's call with a stale token is still a guest's call
    return { ok: true, state: found?.ok ? found.state : null }
  } catch (fault) {
    // Accounts may be away while sessions are not: the evening goes on, as a guest
    if (unavailableStoreIn(fault) === null) throw fault
    return { ok: true, state: null }
  }
}

type Input =
  | { readonly ok: true; readonly parts: { params: unknown; query: unknown; body: unknown } }
  | { readonly ok: false; readonly message: string | undefined }

function parseInput(endpoint: Endpoint, request: Request): Input {
  const { query } = request
  if (Object.keys(query).some(isHostileKey)) return { ok: false, message: undefined }
  const parts = { params: undefined as unknown, query: undefined as unknown, body: undefined as unknown }
  for (const part of ['params', 'query', 'body'] as const) {
    const schema: z.ZodMiniType | undefined = endpoint[part]
    if (!schema) continue
    // With the id as the last segment a parameter of the path stands for one of the query
    const given: unknown = part === 'query' ? { ...query, ...request.params } : request[part]
    const parsed = safeParse(schema, given, WITHOUT_WORDS)
    if (!parsed.success) return { ok: false, message: validationMessage(parsed.error.issues) }
    parts[part] = parsed.data
  }
  return { ok: true, parts }
}
