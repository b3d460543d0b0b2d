import { BAR_KINDS } from '@highjinks/protocol/operator'
import * as z from 'zod'

/** Somebody who may not come into a room until then. */
export const bar = z.object({
  id: z.string(),
  kind: z.enum(BAR_KINDS),
  /** The hash of a browser's word, or the id of an account. */
  mark: z.string(),
  /** What for, as they are told. */
  words: z.string(),
  at: z.int(),
  until: z.int(),
})
export type Bar = Readonly<z.infer<typeof bar>>

/** Who is barred from the rooms. */
export interface Bars {
  readonly add: (bar: Bar) => Promise<void>
  /** Of those that hold for any of these marks now, the one that lasts longest. */
  readonly holding: (marks: readonly string[], now: number) => Promise<Bar | null>
  /** All that hold now, the newest first. */
  readonly all: (now: number, limit: number) => Promise<readonly Bar[]>
  /** False: there was none of that id. */
  readonly lift: (id: string) => Promise<boolean>
  readonly forget: (mark: string) => Promise<void>
  /** Deletes what is over; how many there were. */
  readonly expire: (now: number) => Promise<number>
}
