import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Where the product is opened, and where else its operator can be reached; what they have not said is null or empty. */
export const site = z.object({
  /** The beginning of every link that people send each other. */
  origin: z.string(),
  email: z.nullable(z.string()),
  /** The lines of a postal address. */
  address: z.array(z.string()),
  /** Addresses of pages elsewhere. */
  socialLinks: z.array(z.string()),
  /** With whom one can sign in besides a password; null, or unsaid: nobody. */
  provider: z.optional(z.nullable(z.object({ name: z.string(), host: z.string() }))),
  /** Of the server that answers; unsaid by one of before there was this field. */
  version: z.optional(z.string()),
  /** Whether this server sends mail; where it does not, a forgotten password is the operator's to help with. */
  mail: z.optional(z.boolean()),
})
export type Site = z.infer<typeof site>

/** By itself: the TV asks this and no other call, and fetches no list of them. */
export const siteEndpoints = {
  site: endpoint({
    method: 'GET',
    path: '/api/site',
    summary: 'Get the public address and contact details',
    reply: site,
    status: 200,
    maxAge: 60,
    isPrivate: true,
    auth: 'none',
    refusals: [],
  }),
} as const
