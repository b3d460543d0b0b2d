import { type Allowance, addressKey, type Buckets, createBuckets } from '@highjinks/edge'
import type { Client } from './client.ts'

/** What one may send: people tap, floods do not get through, and the rest of the table never notices. */
export interface SocketRateLimits {
  readonly handshake: (address: string, now: number) => boolean
  readonly command: (client: Client, now: number) => boolean
  readonly reaction: (client: Client, now: number) => boolean
  /** Packets of one connection, of whatever kind; beyond these it is cut. */
  readonly packets: Allowance
}

const PACKETS: Allowance = { burst: 80, perSecond: 20 }
/** More than any load test sends on one connection. */
const PACKETS_UNLIMITED: Allowance = { burst: 10_000, perSecond: 5000 }

export function createRateLimits(isOn: boolean): SocketRateLimits {
  if (!isOn) {
    return { handshake: () => true, command: () => true, reaction: () => true, packets: PACKETS_UNLIMITED }
  }
  // A whole party behind one address, reconnecting at once after a bad minute, must pass.
  const handshakes = createBuckets({ burst: 300, perSecond: 10 })
  const commands = createBuckets({ burst: 60, perSecond: 10 })
  const reactions = createBuckets({ burst: 8, perSecond: 2 })
  return {
    handshake: (address, now) => handshakes.take(addressKey(address), now),
    command: (client, now) => takeAll(commands, client, now),
    reaction: (client, now) => reactions.take(client.id, now),
    packets: PACKETS,
  }
}

/** Counted by connection and by seat: opening more tabs does not give more. */
function takeAll(buckets: Buckets, client: Client, now: number): boolean {
  return [client.id, ...client.seats].every((key) => buckets.take(key, now))
}
