import {
  challenge,
  ENDPOINTS,
  type Endpoint,
  failure,
  favorite,
  game,
  historyEntry,
  leaderboardEntry,
  messageOf,
  player,
  type Refusal,
  sessionCard,
  statusOf,
  user,
  userEntry,
} from '@highjinks/protocol'
import type * as z from 'zod/mini'
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi'
import { HARMLESS_KEY } from '../body.ts'
import { isOptional } from '../router.ts'

type ReusedSchema = NonNullable<NonNullable<Parameters<typeof createDocument>[0]['components']>['schemas']>[string]
/** The OpenAPI document as JSON. */
export type OpenApiDocument = ReturnType<typeof createDocument>

/** Describes every call, from the same list that creates the routes, so the two can't differ. */
export function describeApi(serverUrl: string): OpenApiDocument {
  const paths: ZodOpenApiPathsObject = {}
  for (const [name, endpoint] of Object.entries<Endpoint>(ENDPOINTS)) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: describeCall(name, endpoint),
    }
  }
  return createDocument(
    {
      openapi: '3.1.0',
      info: { title: 'Highjinks', version: '1', description: 'Errors are always `{message, code}`.' },
      servers: [{ url: serverUrl }],
      components: {
        schemas: {
          Challenge: challenge,
          Extra: extra,
          Failure: failure,
          Favorite: favorite,
          Game: game,
          HistoryEntry: historyEntry,
          LeaderboardEntry: leaderboardEntry,
          Player: player,
          Session: sessionCard,
          User: user,
          UserEntry: userEntry,
        },
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
      paths,
    },
    { override: limitKeys },
  )
}

/** Forbids the keys that a body is refused for, at any depth. */
const HARMLESS = { pattern: HARMLESS_KEY.source }
const EXTRA = { $ref: '#/components/schemas/Extra' }
const extra: ReusedSchema = {
  description: 'What no call asks for: it is read and forgotten',
  anyOf: [
    { type: ['string', 'number', 'boolean', 'null'] },
    { type: 'array', items: EXTRA },
    { type: 'object', propertyNames: HARMLESS, additionalProperties: EXTRA },
  ],
}

interface Overridden {
  readonly jsonSchema: { type?: unknown; propertyNames?: unknown; additionalProperties?: unknown }
  readonly io: string
}
function limitKeys({ jsonSchema, io }: Overridden): void {
  if (io !== 'input' || jsonSchema.type !== 'object') return
  jsonSchema.propertyNames = HARMLESS
  jsonSchema.additionalProperties = EXTRA
}

function describeCall(name: string, endpoint: Endpoint): ZodOpenApiOperationObject {
  return {
    operationId: name,
    summary: endpoint.summary,
    security: { none: [], used: [{}, { bearer: [] }], needed: [{ bearer: [] }] }[endpoint.auth],
    requestParams: {
      ...(endpoint.params && { path: objectOf(endpoint.params) }),
      ...(endpoint.query && { query: objectOf(endpoint.query) }),
    },
    ...(endpoint.body && {
      requestBody: { required: !isOptional(endpoint.body), content: { 'application/json': { schema: endpoint.body } } },
    }),
    responses: {
      [`${endpoint.status}`]: {
        description: 'Done',
        ...(endpoint.status !== 204 && { content: { 'application/json': { schema: endpoint.reply } } }),
      },
      ...refusalsOf(endpoint),
    },
  }
}

/** Narrows parameters to objects; the list's type only says schema. */
function objectOf(schema: z.ZodMiniType): z.ZodMiniObject {
  // Each `params` and `query` in ENDPOINTS is an object, or its parameters would have no names
  return schema as z.ZodMiniObject
}

/** Refusals that any call can get. */
const ANYWHERE: readonly Refusal[] = ['malformed', 'wrong-method', 'internal', 'unavailable']
/** Refusals that only calls with a body can get. */
const WITH_BODY: readonly Refusal[] = ['bad-json', 'too-large', 'wrong-type']

function refusalsOf(endpoint: Endpoint): ZodOpenApiOperationObject['responses'] {
  const codes = new Set([...endpoint.refusals, ...ANYWHERE, ...(endpoint.body ? WITH_BODY : [])])
  return Object.fromEntries(
    [...new Set([...codes].map(statusOf))].map((status) => [
      `${status}`,
      {
        description: [...codes]
          .filter((code) => statusOf(code) === status)
          .map((code) => `\`${code}\`: ${messageOf(code)}`)
          .join('\n\n'),
        content: { 'application/json': { schema: failure } },
      },
    ]),
  )
}
