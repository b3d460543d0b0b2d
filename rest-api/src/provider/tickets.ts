import { RETENTION } from '@highjinks/protocol'
import * as z from 'zod'

/** What a browser that signs in with a provider comes back for, by a secret that stands in no address. */
export const ticket = z.object({
  /** The hash of its secret. */
  id: z.string(),
  /** Whose account it is for, where that is known. */
  userId: z.string().nullable(),
  /** Parsed once more by whoever takes it. */
  body: z.record(z.string(), z.unknown()),
  until: z.int(),
})
export type Ticket = Readonly<z.infer<typeof ticket>>

export const TICKET_MS = RETENTION.tickets.ms

export interface Tickets {
  readonly keep: (ticket: Ticket) => Promise<void>
  readonly find: (id: string, now: number) => Promise<Ticket | null>
  /** The ticket, which is no more: of any number who bring it at once, one gets it. */
  readonly take: (id: string, now: number) => Promise<Ticket | null>
  readonly of: (userId: string) => Promise<readonly Ticket[]>
  readonly forget: (userId: string) => Promise<void>
  /** Deletes what is over; how many there were. */
  readonly expire: (now: number) => Promise<number>
}
