import { type Allowance, type Buckets, createBucket, createBuckets, createCache } from '@highjinks/platform'
import { hashToken } from '@highjinks/session-store'
import type { Client } from './client.ts'
import type { Arrival } from './handshake.ts'
import type { TakePackets } from './meter.ts'

/** What one may send: people tap, floods do not get through, and the rest of the table never notices. */
export interface SocketRateLimits {
  /**
   * Whether these tokens may be looked up. One that proved a seat before may, whoever else is behind the address, thirty
   * times at once and once a second: that it proved one says nothing of the session it is brought to now.
   */
  readonly proof: (address: string, tokens: readonly string[], now: number) => boolean
  /** The tokens with these hashes have proven a seat. */
  readonly believe: (hashes: readonly string[]) => void
  /** Whether a seat that was proven may come once more. */
  readonly arrival: (arrival: Arrival, now: number) => boolean
  /** Whether somebody who proves nothing may come. */
  readonly handshake: (address: string, now: number) => boolean
  readonly command: (client: Client, now: number) => boolean
  readonly reaction: (client: Client, seat: string, now: number) => boolean
  /** Packets of one new connection, of whatever kind: takes so many, or says no, and then it is cut. */
  readonly packets: (address: string) => TakePackets
}

const PACKETS: Allowance = { burst: 80, perSecond: 20 }
/** More than a phone sends in the long run; what is beyond it, its whole address has so much of. */
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
  packets: () => createBucket(PACKETS_UNLIMITED),
}

export function createRateLimits(isOn: boolean): SocketRateLimits {
  return isOn ? { ...limitArrivals(), ...limitMessages(), packets: limitPackets() } : UNLIMITED
}

/** Proven tokens that are remembered at most; the one that proved itself longest ago is forgotten. */
const BELIEVED_MOST = 20_000

function limitArrivals(): Pick<SocketRateLimits, 'proof' | 'believe' | 'arrival' | 'handshake'> {
  // A whole party behind one address, reconnecting at once after a bad minute, must pass.
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
 * Counted by connection, by seat and by session, so that neither more tabs nor coming back gives more; then by address,
 * which nobody can use up for a table of others: what people at a table tap is each session's own.
 */
function limitMessages(): Pick<SocketRateLimits, 'command' | 'reaction'> {
  const commands = createBuckets({ burst: 60, perSecond: 10 })
  const reactions = createBuckets({ burst: 8, perSecond: 2 })
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
  }
}

/** However many connections an address has, what they send together is no more than what so many phones would and a little. */
function limitPackets(): SocketRateLimits['packets'] {
  const spare = createBuckets(SPARE_PACKETS)
  return (address) => {
    const [most, own] = [createBucket(PACKETS), createBucket(OWN_PACKETS)]
    return (now, cost) => most(now, cost) && (own(now, cost) || spare.take(address, now))
  }
}

/** So much of a session; so much of that whatever others behind the address do, and the rest as far as its address has it. */
function limitSessions(session: Allowance, own: Allowance, address: Allowance) {
  const [sessions, owns, addresses] = [createBuckets(session), createBuckets(own), createBuckets(address)]
  return (client: Client, now: number) =>
    sessions.take(client.sessionId, now) && (owns.take(client.sessionId, now) || addresses.take(client.address, now))
}

function takeAll(buckets: Buckets, keys: readonly string[], now: number): boolean {
  return keys.every((key) => buckets.take(key, now))
}
