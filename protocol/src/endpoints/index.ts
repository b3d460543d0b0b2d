import type * as z from 'zod/mini'
import { authEndpoints } from './auth.ts'
import { challengeEndpoints } from './challenges.ts'
import { crewCardEndpoints } from './crew-cards.ts'
import { crewEndpoints } from './crews.ts'
import type { Endpoint } from './endpoint.ts'
import { gameEndpoints } from './games.ts'
import { operatorEndpoints } from './operator.ts'
import { passwordEndpoints } from './passwords.ts'
import { providerEndpoints } from './provider.ts'
import { sessionEndpoints } from './sessions.ts'
import { siteEndpoints } from './site.ts'
import { tvEndpoints } from './tv.ts'

/**
 * Every REST call by name. Routes, client and OpenAPI document come from this list. A router tries its routes in order,
 * so calls that a whole room makes at the same time come first.
 */
export const ENDPOINTS = {
  ...sessionEndpoints,
  ...gameEndpoints,
  ...authEndpoints,
  ...passwordEndpoints,
  ...providerEndpoints,
  ...challengeEndpoints,
  ...tvEndpoints,
  // First, because a link would match its fixed path
  ...crewCardEndpoints,
  ...crewEndpoints,
  ...siteEndpoints,
  ...operatorEndpoints,
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof ENDPOINTS
type Part<N extends EndpointName, K extends 'params' | 'query' | 'body'> =
  (typeof ENDPOINTS)[N] extends Record<K, infer S extends z.ZodMiniType> ? S : never
/** A caller's input … */
export type Sent<N extends EndpointName, K extends 'params' | 'query' | 'body'> = z.input<Part<N, K>>
/** … and what a handler receives. */
export type Received<N extends EndpointName, K extends 'params' | 'query' | 'body'> = z.output<Part<N, K>>
export type Reply<N extends EndpointName> = z.output<(typeof ENDPOINTS)[N]['reply']>
