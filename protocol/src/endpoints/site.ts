import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** The product's address and how to reach its operator. Unset fields are null or empty. */
export const site = z.object({
  /** The start of every link that people send each other. */
  origin: z.string(),
  email: z.nullable(z.string()),
  /** The lines of a postal address. */
  address: z.array(z.string()),
  /** Addresses of pages elsewhere. */
  socialLinks: z.array(z.string()),
  /** The provider for signing in without a password; null or missing if there is none. */
  provider: z.optional(z.nullable(z.object({ name: z.string(), host: z.string() }))),
  /** The answering server's version; missing from servers before this field. */
  version: z.optional(z.string()),
  /** Whether this server sends email. If not, only the operator can help with a forgotten password. */
  mail: z.optional(z.boolean()),
})
export type Site = z.infer<typeof site>

/** Separate, because the TV only makes this call and doesn't load the list of all calls. */
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
