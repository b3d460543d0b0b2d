import { RETENTION } from '@highjinks/protocol'
import * as z from 'zod'
import type { Store } from '../stores/collection.ts'
import { declare } from '../stores/declaration.ts'

/** What a link is for. One that an operator handed out proves nothing about the email. */
export const LINK_PURPOSES = ['reset', 'reset by operator', 'verify', 'operator'] as const
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

/** A link that works once. Its secret is in the link alone, behind the `#`: no server's log has it. */
export const link = declare({
  name: 'links',
  shape: z.object({
    /** The hash of its secret. */
    id: z.string(),
    purpose: z.enum(LINK_PURPOSES),
    /** Whose account it is for. */
    userId: z.string().nullable(),
    /** What the account's email was when it was made: moved since, it is for nobody. */
    emailKey: z.string(),
    until: z.int(),
    /** The operator's account that made it, and the version of its tokens then: it dies with them. Null: the server, or its token. */
    maker: z.string().nullable().default(null),
    makerVersion: z.int().nullable().default(null),
  }),
  key: ['id'],
  indexes: [{ on: ['userId'] }, { on: ['maker'] }, { on: ['until'] }],
  kept: { as: [RETENTION.links], until: [{ field: 'until', ms: 0 }] },
  erasure: { removes: ['userId', 'maker'] },
  shown: { in: 'links' },
})
export type Link = Readonly<z.infer<typeof link.shape>>

export const LINK_MS = RETENTION.links.ms

/** Links that wait to be opened. */
export interface Links {
  readonly keep: (link: Link) => Promise<void>
  /** The link, if it is for one of these and not over; it stays. */
  readonly find: (id: string, purposes: readonly LinkPurpose[], now: number) => Promise<Link | null>
  /** The link, which is no more: of any number who bring it at once, one gets it. */
  readonly take: (id: string, purposes: readonly LinkPurpose[], now: number) => Promise<Link | null>
  /** For this account, or made by it. */
  readonly of: (userId: string) => Promise<readonly Link[]>
  readonly forget: (userId: string) => Promise<void>
}

export function linksOn(store: Store): Links {
  const links = store.of(link)
  const here = (id: string, purposes: readonly LinkPurpose[], now: number) => {
    return { id, purpose: { in: purposes }, until: { above: now } }
  }
  const ofAccount = (id: string) => [{ userId: id }, { maker: id }]
  return {
    keep: async (one) => void (await links.insert(one)),
    find: (id, purposes, now) => links.find(here(id, purposes, now)),
    take: (id, purposes, now) => links.take(here(id, purposes, now)),
    of: (userId) => links.list({ where: ofAccount(userId), order: { until: 'up', id: 'up' } }),
    forget: async (userId) => void (await links.remove(ofAccount(userId))),
  }
}
