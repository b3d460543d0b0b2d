import { RETENTION } from '@highjinks/protocol'
import * as z from 'zod'
import type { Store } from '../stores/collection.ts'
import { declare } from '../stores/declaration.ts'

/** The state of a browser's sign-in with a provider, under a secret that is in no address. */
export const ticket = declare({
  name: 'tickets',
  shape: z.object({
    /** The hash of its secret. */
    id: z.string(),
    /** The account it's for, if known. */
    userId: z.string().nullable(),
    /** Parsed again by the code that takes it. */
    body: z.record(z.string(), z.unknown()),
    until: z.int(),
  }),
  key: ['id'],
  indexes: [{ on: ['userId'] }, { on: ['until'] }],
  kept: { as: [RETENTION.tickets], until: [{ field: 'until', ms: 0 }] },
  erasure: { removes: ['userId'] },
  shown: { in: 'visits' },
})
export type Ticket = Readonly<z.infer<typeof ticket.shape>>

export const TICKET_MS = RETENTION.tickets.ms

export interface Tickets {
  readonly keep: (ticket: Ticket) => Promise<void>
  readonly find: (id: string, now: number) => Promise<Ticket | null>
  /** Removes and returns the ticket. If several callers bring it at the same time, one gets it. */
  readonly take: (id: string, now: number) => Promise<Ticket | null>
  readonly of: (userId: string) => Promise<readonly Ticket[]>
  readonly forget: (userId: string) => Promise<void>
}

export function ticketsOn(store: Store): Tickets {
  const tickets = store.of(ticket)
  const here = (id: string, now: number) => ({ id, until: { above: now } })
  return {
    keep: async (one) => void (await tickets.insert(one)),
    find: (id, now) => tickets.find(here(id, now)),
    take: (id, now) => tickets.take(here(id, now)),
    of: (userId) => tickets.list({ where: { userId }, order: { until: 'up', id: 'up' } }),
    forget: async (userId) => void (await tickets.remove({ userId })),
  }
}
