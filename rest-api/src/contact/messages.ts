import { RETENTION } from '@highjinks/protocol'
import * as z from 'zod'
import type { Store } from '../stores/collection.ts'
import { declare } from '../stores/declaration.ts'
import type { ListPosition } from '../stores/page.ts'

/** A message from the contact form. */
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
    /** The answer, until its email is sent. */
    reply: z.string().nullable().default(null),
    /** When a process last took the answer to send it. */
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
    // Limits the total, so that nobody can fill the disk
    most: { count: 10_000, order: { doneAt: 'up', at: 'down' } },
  },
  erasure: { keeps: 'anyone can type any email into the contact form' },
  shown: { nowhere: 'anyone can type any email into the contact form' },
})
export type Message = Readonly<z.infer<typeof message.shape>>

/** The operator's inbox. */
export interface Messages {
  /** Returns once the message is stored. */
  readonly keep: (message: Message) => Promise<void>
  /**
   * Marks it as answered at that time, which shortens its retention. The first call counts, and no email waits anymore.
   * False if there's no such message.
   */
  readonly markDone: (id: string, at: number) => Promise<boolean>
  /** Stores an answer to send. False if there's no such message, or if it's done. */
  readonly keepReply: (id: string, reply: string) => Promise<boolean>
  /**
   * Takes the oldest message with an unsent answer that no process has taken since `triedBefore`. The caller must send
   * it.
   */
  readonly takeReply: (triedBefore: number, now: number) => Promise<Message | null>
  /** Gives up sending its answer: the message waits for the operator again. */
  readonly failReply: (id: string, at: number) => Promise<void>
  readonly byId: (id: string) => Promise<Message | null>
  /** Returns messages that wait for the operator, newest first, after a position. */
  readonly open: (limit: number, before?: ListPosition) => Promise<readonly Message[]>
  readonly countOpen: () => Promise<number>
  /** Returns messages, newest first, after a position. */
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
