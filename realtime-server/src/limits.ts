import { addressKey, type Buckets, createBuckets } from '@highjinks/edge'
import type { Client } from './client.ts'

/** What one may send: people tap, floods do not get through, and the rest of the table never notices. */
export interface SocketLimits {
  readonly handshake: (address: string, now: number) => boolean
  /** `no`: refused; `close`: it has been refused so often that it goes. */
  readonly command: (client: Client, now: number) => 'ok' | 'no' | 'close'
  readonly reaction: (client: Client, now: number) => boolean
}

const REFUSALS_MOST = 200

export function createLimits(isOn: boolean): SocketLimits {
  if (!isOn) return { handshake: () => true, command: () => 'ok', reaction: () => true }
  // A whole party behind one address, reconnecting at once after a bad minute, must pass.
  const handshakes = createBuckets({ burst: 300, perSecond: 10 })
  const commands = createBuckets({ burst: 60, perSecond: 10 })
  const reactions = createBuckets({ burst: 8, perSecond: 2 })
  const refused = createBuckets({ burst: REFUSALS_MOST, perSecond: 5 })
  return {
    handshake: (address, now) => handshakes.take(addressKey(address), now),
    command: (client, now) => {
      if (takeAll(commands, client, now)) return 'ok'
      return refused.take(client.id, now) ? 'no' : 'close'
    },
    reaction: (client, now) => reactions.take(client.id, now),
  }
}

/** Counted by connection and by seat: opening more tabs does not give more. */
function takeAll(buckets: Buckets, client: Client, now: number): boolean {
  return [client.id, ...client.seats].every((key) => buckets.take(key, now))
}
