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
  /** Returns the caller that the gate identified. */
  readonly callerOf?: (request: Request) => Caller | null
  readonly publicUrl?: string
  readonly watchdog: Pick<Watchdog, 'during'>
  readonly addressOf: AddressOf
  /** Returns the handlers that run before an endpoint and count its callers. */
  readonly rateLimits: (name: Name) => readonly RequestHandler[]
}

/** The spec also writes these with the ID as the last segment. */
const ALSO_AT: Readonly<Record<string, string>> = {
  leaderboard: '/api/challenges/leaderboard/:challengeId',
  userEntry: '/api/challenges/user-entry/:challengeId',
}

/** Creates a route for every endpoint of a list. Other methods at their addresses get a 405. */
export function routeEndpoints<Name extends string>(router: IRouter, mounting: Mounting<Name>): void {
  const { endpoints } = mounting
  for (const [path, names] of endpointsByPath(endpoints)) {
    for (const name of names) {
      const endpoint: Endpoint = endpoints[name]
      const { read, answerEndpoint } = handleCalls(endpoint, name, mounting)
      // Only counts calls that parse; anything else leaves no trace
      const steps = [
        ...(endpoint.body ? [readJsonBody({ isOptional: isOptional(endpoint.body) })] : []),
        read,
        ...mounting.rateLimits(name),
        answerEndpoint,
      ]
      router[routerMethod(endpoint.method)](path, ...steps)
    }
    const methods = names.map((name) => endpoints[name].method)
    // GET implies HEAD, which express handles
    const allowed = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
    router.all(path, (_request, response) => {
      response.set('Allow', allowed)
      sendRefusal(response, 'wrong-method')
    })
  }
}

/** Returns whether a call may come without a body, because it took none at first. */
export function isOptional(body: z.ZodMiniType): boolean {
  return safeParse(body, undefined).success
}

/** Keeps the order of the list. */
function endpointsByPath<Name extends string>(
  endpoints: Readonly<Record<Name, Endpoint>>,
): ReadonlyMap<string, readonly Name[]> {
  const byPath = new Map<string, Name[]>()
  // Object.keys loses the key type
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

/** A handler without its endpoint's type. It still gets exactly what its own schemas produced. */
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
  /** Parses a call and identifies its caller, or refuses it. */
  readonly read: RequestHandler
  /** Answers a parsed call. */
  readonly answerEndpoint: RequestHandler
}

function handleCalls<Name extends string>(endpoint: Endpoint, name: Name, mounting: Mounting<Name>): Steps {
  // In a loop, the compiler can't match a name's schemas with the same name's handler
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
        // Rarely needed, so computed on demand
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
    // A guest's call with an invalid token is still a guest's call
    return { ok: true, state: found?.ok ? found.state : null }
  } catch (fault) {
    // Accounts may be down while sessions aren't: the evening goes on as a guest
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
    // With the ID as the last segment, a path parameter replaces a query parameter
    const given: unknown = part === 'query' ? { ...query, ...request.params } : request[part]
    const parsed = safeParse(schema, given, WITHOUT_WORDS)
    if (!parsed.success) return { ok: false, message: validationMessage(parsed.error.issues) }
    parts[part] = parsed.data
  }
  return { ok: true, parts }
}
