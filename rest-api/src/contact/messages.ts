import { RETENTION } from '@highjinks/protocol'
import * as z from 'zod'
import type { Place } from '../stores/page.ts'

/** What somebody wrote to us. */
export const message = z.object({
  id: z.string(),
  at: z.int(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  /** When it was answered. */
  doneAt: z.int().nullable().default(null),
  /** The letter that answers it, until it has been sent. */
  reply: z.string().nullable().default(null),
  /** When a process last took that letter to send it. */
  replyTriedAt: z.int().nullable().default(null),
  /** When a mail server refused it for good. */
  replyFailedAt: z.int().nullable().default(null),
})
export type Message = Readonly<z.infer<typeof message>>

/** As many are kept: whoever writes more of them fills no disk. */
export const MESSAGES_MOST = 10_000

/** What was written, or done with, until then is over. */
export function endsOf(now: number): { readonly before: number; readonly doneBefore: number } {
  return { before: now - RETENTION.messages.ms, doneBefore: now - RETENTION.doneMessages.ms }
}

/** Where the operator finds what people wrote. */
export interface Messages {
  /** Once it returns, the message is kept. */
  readonly keep: (message: Message) => Promise<void>
  /** It was answered then, and is kept so much shorter; the first time counts. No letter waits any more. False: there is no such message. */
  readonly markDone: (id: string, at: number) => Promise<boolean>
  /** A letter that answers it and waits to be sent. False: there is no such message, or it is done. */
  readonly keepReply: (id: string, reply: string) => Promise<boolean>
  /** The oldest message whose letter waits and that no process has taken since `triedBefore`: it is the caller's to send. */
  readonly takeReply: (triedBefore: number, now: number) => Promise<Message | null>
  /** Its letter is never sent: the message waits for the operator again. */
  readonly failReply: (id: string, at: number) => Promise<void>
  /**
   * Deletes what `RETENTION` says is over, and of more than `most` those that are done, then the oldest; how many there
   * were.
   */
  readonly expire: (now: number, most?: number) => Promise<number>
  readonly byId: (id: string) => Promise<Message | null>
  /** What still waits for the operator, newest first, after a place. */
  readonly open: (limit: number, before?: Place) => Promise<readonly Message[]>
  readonly countOpen: () => Promise<number>
  /** Newest first, those that come after a place. */
  readonly newest: (limit: number, before?: Place) => Promise<readonly Message[]>
}
