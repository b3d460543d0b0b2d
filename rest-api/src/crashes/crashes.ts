import { RETENTION } from '@highjinks/protocol'
import * as z from 'zod'

/** Pages of one version that broke in one way at one place, however many. */
export const crash = z.object({
  /** Made of all that makes two crashes the same. */
  id: z.string(),
  version: z.string(),
  route: z.string(),
  message: z.string(),
  /** One frame a line. */
  stack: z.string(),
  count: z.int(),
  firstAt: z.int(),
  lastAt: z.int(),
})
export type Crash = Readonly<z.infer<typeof crash>>
export type CrashKind = Pick<Crash, 'id' | 'version' | 'route' | 'message' | 'stack'>

/** So many kinds are kept: whoever invents them pushes out the oldest, and fills no disk. */
export const KINDS_MOST = 500

/** What last happened until then is forgotten. */
export function endOf(now: number): number {
  return now - RETENTION.crashes.ms
}

/** Where the operator finds which pages broke. */
export interface Crashes {
  /** It happened once more, or for the first time. */
  readonly note: (kind: CrashKind, at: number) => Promise<void>
  /** Deletes what `RETENTION` says is over, and all but the newest `most`; how many there were. */
  readonly expire: (now: number, most?: number) => Promise<number>
  /** Those that happened last first. */
  readonly newest: (limit: number) => Promise<readonly Crash[]>
  readonly count: () => Promise<{ readonly kinds: number; readonly times: number }>
}
