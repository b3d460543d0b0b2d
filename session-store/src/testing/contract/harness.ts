import type { SessionId } from '@highjinks/protocol'
import type { SessionStore } from '../../port.ts'

/** A store and everything a test does to it from outside. */
export interface Harness {
  /** One per simulated process: several on Redis, always one on a file. */
  readonly stores: () => readonly [SessionStore, ...SessionStore[]]
  /** Moves the store's time, expiry included. */
  readonly elapse: (milliseconds: number) => Promise<void>
  /** Lets time pass, or go back, while no process runs; the next one gives it back. */
  readonly absent: (milliseconds: number) => Promise<void>
  /** Ends every process and starts as many again. */
  readonly reopen: () => Promise<void>
  /** Replaces the stored document directly. */
  readonly spoil: (id: SessionId, text: string) => Promise<void>
  /** Returns everything stored right now, as one text. */
  readonly kept: () => Promise<string>
  readonly close: () => Promise<void>
}

export type Prepare = () => Promise<Harness>
