import { RETENTION } from '@highjinks/protocol'
import * as z from 'zod'
import type { Store } from '../stores/collection.ts'
import { declare } from '../stores/declaration.ts'

/** The purposes of links. One from an operator proves nothing about the email. */
export const LINK_PURPOSES = ['reset', 'reset by operator', 'verify', 'operator'] as const
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

/** A link that works once. Its secret is only in the link, after the `#`, so no server's log has it. */
export const link = declare({
  name: 'links',
  shape: z.object({
    /** The hash of its secret. */
    id: z.string(),
    purpose: z.enum(LINK_PURPOSES),
    /** The account it's for. */
    userId: z.string().nullable(),
    /** The account's email when the link was created. If that has changed, the link is void. */
    emailKey: z.string(),
    until: z.int(),
    /**
     * The operator's account that created it, and its token version then; the link dies with those tokens. Null: the
     * server, or the holder of its token.
     */
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

/** The unopened links. */
export interface Links {
  readonly keep: (link: Link) => Promise<void>
  /** Returns the link if it has one of these purposes and isn't expired. Keeps it. */
  readonly find: (id: string, purposes: readonly LinkPurpose[], now: number) => Promise<Link | null>
  /** Removes and returns the link. If several callers bring it at the same time, one gets it. */
  readonly take: (id: string, purposes: readonly LinkPurpose[], now: number) => Promise<Link | null>
  /** Returns links for this account, or created by it. */
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
