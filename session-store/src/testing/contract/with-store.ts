import { afterEach, beforeEach } from 'vitest'
import type { SessionStore } from '../../port.ts'
import type { Harness, Prepare } from './harness.ts'

export interface Fixture {
  readonly harness: () => Harness
  readonly store: () => SessionStore
}

/** Opens a new store for every test, so that no test finds another's deadlines. */
export function withStore(prepare: Prepare): Fixture {
  let harness: Harness | null = null
  beforeEach(async () => {
    harness = await prepare()
  })
  afterEach(() => harness?.close())
  const current = () => {
    if (!harness) throw new Error('a test asked for its store too early')
    return harness
  }
  return { harness: current, store: () => current().stores()[0] }
}
