import { type Allowance, type Buckets, createBucket, createBuckets, createCache } from '@highjinks/platform'
import { hashToken } from '@highjinks/session-store'
import type { Client } from './client.ts'
import type { Arrival } from './handshake.ts'
import type { TakePackets } from './meter.ts'

/** Limits what a client may send: people's taps get through, floods don't, and the rest of the table never notices. */
export interface SocketRateLimits {
  /**
   * Returns whether these tokens may be looked up. One that proved a seat before may, whatever others behind the
   * address do: thirty in a burst and one a second. That proof says nothing about the session it is used for now.
   */
  readonly proof: (address: string, tokens: readonly string[], now: number) => boolean
  /** Remembers that tokens with these hashes proved a seat. */
  readonly believe: (hashes: readonly string[]) => void
  /** Returns whether a proven seat may connect again. */
  readonly arrival: (arrival: Arrival, now: number) => boolean
  /** Returns whether a caller without proof may connect. */
  readonly handshake: (address: string, now: number) => boolean
  readonly command: (client: Client, now: number) => boolean
  readonly reaction: (client: Client, seat: string, now: number) => boolean
  /** A watcher's tap for the balcony. */
  readonly tap: (client: Client, now: number) => boolean
  /** Returns the limit of one new connection for packets of any kind. When it refuses, the connection is cut. */
  readonly packets: (address: string) => TakePackets
}

const PACKETS: Allowance = { burst: 80, perSecond: 20 }
/** More than a phone sends on average. Packets beyond it count against a limit that the address shares. */
const OWN_PACKETS: Allowance = { burst: 40, perSecond: 3 }
const SPARE_PACKETS: Allowance = { burst: 3000, perSecond: 300 }
/** More than any load test sends on one connection. */
const PACKETS_UNLIMITED: Allowance = { burst: 10_000, perSecond: 5000 }

const UNLIMITED: SocketRateLimits = {
  proof: () => true,
  believe: () => undefined,
  arrival: () => true,
  handshake: () => true,
  command: () => true,
  reaction: () => true,
  tap: () => true,
  packets: () => createBucket(PACKETS_UNLIMITED),
}

export function createRateLimits(isOn: boolean): SocketRateLimits {
  return isOn ? { ...limitArrivals(), ...limitMessages(), packets: limitPackets() } : UNLIMITED
}

/** The maximum number of remembered tokens; the one proven longest ago is dropped first. */
const BELIEVED_MOST = 20_000

function limitArrivals(): Pick<SocketRateLimits, 'proof' | 'believe' | 'arrival' | 'handshake'> {
  // Enough for a whole party behind one address that reconnects after a bad minute.
  const handshakes = createBuckets({ burst: 300, perSecond: 10 })
  const proofs = createBuckets({ burst: 1500, perSecond: 100 })
  const arrivals = createBuckets({ burst: 30, perSecond: 1 })
  const lookUps = createBuckets({ burst: 30, perSecond: 1 })
  const believed = createCache<true>(BELIEVED_MOST)
  return {
    proof: (address, tokens, now) =>
      tokens.map(hashToken).some((hash) => believed.peek(hash) && lookUps.take(hash, now)) || proofs.take(address, now),
    believe(hashes) {
      for (const hash of hashes) believed.set(hash, true)
    },
    arrival: ({ seats }, now) => takeAll(arrivals, seats, now),
    handshake: (address, now) => handshakes.take(address, now),
  }
}

/**
 * Counts by connection, seat and session, so that extra tabs and reconnecting gain nothing; then by address. That
 * can't be used up to block another table, because every session has its own share.
 */
function limitMessages(): Pick<SocketRateLimits, 'command' | 'reaction' | 'tap'> {
  const commands = createBuckets({ burst: 60, perSecond: 10 })
  const reactions = createBuckets({ burst: 8, perSecond: 2 })
  const taps = createBuckets({ burst: 8, perSecond: 1 })
  const commandsOf = limitSessions(
    { burst: 160, perSecond: 30 },
    { burst: 60, perSecond: 5 },
    { burst: 400, perSecond: 60 },
  )
  const reactionsOf = limitSessions(
    { burst: 40, perSecond: 12 },
    { burst: 16, perSecond: 4 },
    { burst: 160, perSecond: 40 },
  )
  return {
    command: (client, now) => takeAll(commands, [client.id, ...client.seats], now) && commandsOf(client, now),
    reaction: (client, seat, now) => takeAll(reactions, [client.id, seat], now) && reactionsOf(client, now),
    tap: (client, now) => taps.take(client.id, now),
  }
}

/** Limits what all connections of an address send together to what that many phones would send, plus a little. */
function limitPackets(): SocketRateLimits['packets'] {
  const spare = createBuckets(SPARE_PACKETS)
  return (address) => {
    const [most, own] = [createBucket(PACKETS), createBucket(OWN_PACKETS)]
    return (now, cost) => most(now, cost) && (own(now, cost) || spare.take(address, now))
  }
}

/**
 * Limits a session. Part of the limit is its own, whatever others behind the address do; the rest is shared with the
 * address.
 */
function limitSessions(session: Allowance, own: Allowance, address: Allowance) {
  const [sessions, owns, addresses] = [createBuckets(session), createBuckets(own), createBuckets(address)]
  return (client: Client, now: number) =>
    sessions.take(client.sessionId, now) && (owns.take(client.sessionId, now) || addresses.take(client.address, now))
}

function takeAll(buckets: Buckets, keys: readonly string[], now: number): boolean {
  return keys.every((key) => buckets.take(key, now))
}
