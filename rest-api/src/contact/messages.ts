import { RETENTION } from '@highjinks/protocol'
import * as z from 'zod'
import type { Store } from '../stores/collection.ts'
import { declare } from '../stores/declaration.ts'
import type { ListPosition } from '../stores/page.ts'

/** What somebody wrote to us. */
export const message = declare({
  name: 'messages',
  shape: z.object({
    id: z.string(),
    at: z.int(),
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
    /** When it was answered. */
    doneAt: z.int().nullable().default(null),
    /** The email that answers it, until it has been sent. */
    reply: z.string().nullable().default(null),
    /** When a process last took that email to send it. */
    replyTriedAt: z.int().nullable().default(null),
    /** When a mail server refused it for good. */
    replyFailedAt: z.int().nullable().default(null),
  }),
  key: ['id'],
  indexes: [
    { on: ['at'] },
    { on: ['at'], while: { field: 'doneAt', is: 'null' } },
    { on: ['at'], while: { field: 'reply', is: 'not null' } },
  ],
  kept: {
    as: [RETENTION.messages, RETENTION.doneMessages],
    until: [
      { field: 'at', ms: RETENTION.messages.ms },
      { field: 'doneAt', ms: RETENTION.doneMessages.ms },
    ],
    // Whoever writes more of them fills no disk
    most: { count: 10_000, order: { doneAt: 'up', at: 'down' } },
  },
  erasure: { keeps: 'anyone can type any email into the contact form' },
  shown: { nowhere: 'anyone can type any email into the contact form' },
})
export type Message = Readonly<z.infer<typeof message.shape>>

/** Where the operator finds what people wrote. */
export interface Messages {
  /** Once it returns, the message is kept. */
  readonly keep: (message: Message) => Promise<void>
  /** It was answered then, and is kept so much shorter; the first time counts. No email waits any more. False: there is no such message. */
  readonly markDone: (id: string, at: number) => Promise<boolean>
  /** An email that answers it and waits to be sent. False: there is no such message, or it is done. */
  readonly keepReply: (id: string, reply: string) => Promise<boolean>
  /** The oldest message whose email waits and that no process has taken since `triedBefore`: it is the caller's to send. */
  readonly takeReply: (triedBefore: number, now: number) => Promise<Message | null>
  /** Its email is never sent: the message waits for the operator again. */
  readonly failReply: (id: string, at: number) => Promise<void>
  readonly byId: (id: string) => Promise<Message | null>
  /** What still waits for the operator, newest first, after a place. */
  readonly open: (limit: number, before?: ListPosition) => Promise<readonly Message[]>
  readonly countOpen: () => Promise<number>
  /** Newest first, those that come after a place. */
  readonly newest: (limit: number, before?: ListPosition) => Promise<readonly Message[]>
}

export function messagesOn(store: Store): Messages {
  const messages = store.of(message)
  const order = { at: 'down', id: 'up' } as const
  return {
    keep: async (one) => void (await messages.insert(one)),
    async markDone(id, doneAt) {
      const isNew = (await messages.update({ id, doneAt: null }, { doneAt, reply: null })) !== null
      return isNew || (await messages.find({ id })) !== null
    },
    async keepReply(id, reply) {
      const set = { reply, replyTriedAt: null, replyFailedAt: null }
      return (await messages.update({ id, doneAt: null }, set)) !== null
    },
    takeReply: (triedBefore, now) => {
      const waits = { doneAt: null, reply: { not: null } } as const
      const isDue = [
        { ...waits, replyTriedAt: null },
        { ...waits, replyTriedAt: { upTo: triedBefore } },
      ]
      return messages.update(isDue, { replyTriedAt: now }, { order: { at: 'up', id: 'up' } })
    },
    failReply: async (id, at) => void (await messages.update({ id, doneAt: null }, { reply: null, replyFailedAt: at })),
    byId: (id) => messages.find({ id }),
    open: (limit, after) => messages.list({ where: { doneAt: null }, order, after, limit }),
    countOpen: () => messages.count({ doneAt: null }),
    newest: (limit, after) => messages.list({ order, after, limit }),
  }
}
