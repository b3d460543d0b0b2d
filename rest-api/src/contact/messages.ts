import * as z from 'zod'

/** What somebody wrote to us. */
export const message = z.object({
  id: z.string(),
  at: z.int(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
})
export type Message = Readonly<z.infer<typeof message>>

/** Where the operator finds what people wrote. */
export interface Messages {
  /** Once it returns, the message is kept. */
  readonly keep: (message: Message) => Promise<void>
  /** Newest first. */
  readonly newest: (limit: number) => Promise<readonly Message[]>
}
