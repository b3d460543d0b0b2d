import type { SessionId } from '@highjinks/protocol'
import type { SessionStore } from '../../port.ts'

/** One store and everything a test has to do to it from outside. */
export interface Harness {
  /** One for each process that a test plays: several on Redis, the only one there can be on a file. */
  readonly stores: () => readonly [SessionStore, ...SessionStore[]]
  /** Moves the store's time, its memory of what is to expire included. */
  readonly elapse: (milliseconds: number) => Promise<void>
  /** Time passes, or goes back, while no process is there; whoever comes then gives it back. */
  readonly absent: (milliseconds: number) => Promise<void>
  /** Ends every process, and starts as many again. */
  readonly reopen: () => Promise<void>
  /** Replaces the stored document behind the store's back. */
  readonly spoil: (id: SessionId, text: string) => Promise<void>
  /** Everything that is kept at this moment, as one text. */
  readonly kept: () => Promise<string>
  readonly close: () => Promise<void>
}

export type Prepare = () => Promise<Harness>
