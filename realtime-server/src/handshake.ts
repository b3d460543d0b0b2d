import type { Session } from '@highjinks/games/session'
import { NewerSession, whyEnded } from '@highjinks/games/session'
import {
  accept,
  type Handshake,
  handshake,
  messageOf,
  type PlayerId,
  PROTO,
  type Refusal,
  refuse,
  type SessionId,
  type Step,
} from '@highjinks/protocol'
import { hashToken, type SessionStore, type Stored, StoreUnavailable } from '@highjinks/session-store'

/** Who a connection is, once its handshake is accepted. */
export interface Arrival {
  readonly sessionId: SessionId
  readonly seats: readonly PlayerId[]
  /**
   * It was shown a version or an epoch that the store doesn't have, because the store was set back and no process
   * remembers. Only this connection is affected: it gets an epoch that much higher.
   */
  readonly epochsAhead: number
  /** Whether it has shown something of this session before. */
  readonly isBack: boolean
  /** The hashes of its tokens that proved a seat. */
  readonly proven: readonly string[]
  /** The device that watches without a seat; null for a player's phone. */
  readonly device: string | null
  /** Whether a host put the room on this device. */
  readonly isLetIn: boolean
  /** Whether it shows the table to a room, because it says so or a host let it in. */
  readonly isTv: boolean
  /** Its origin: one household or one address. */
  readonly address: string
}
export type CheckedHandshake =
  | { readonly ok: true; readonly arrival: Arrival }
  | { readonly ok: false; readonly code: Refusal }

/** Parses a handshake without looking anything up. */
export function readHandshake(raw: unknown): Step<Handshake> {
  const parsed = handshake.safeParse(raw)
  return parsed.success ? accept(parsed.data) : refuse(isOtherProto(raw) ? 'upgrade' : 'malformed')
}

/** Finds the seats that its tokens prove. As long as one token proves a seat, others may prove nothing. */
export async function checkHandshake(
  asked: Handshake,
  address: string,
  store: Pick<SessionStore, 'find' | 'read'>,
): Promise<CheckedHandshake> {
  const id = await store.find(asked.code)
  const stored = id === null ? null : await store.read(id)
  if (!stored) return { ok: false, code: 'session-not-found' }
  const gone = whyEnded(stored.session)
  if (gone) return { ok: false, code: gone }
  const seats = provenSeats(stored.session, asked.seats, asked.device ?? null)
  if (!seats.ok) return seats
  const epochsAhead = countEpochsAhead(asked, stored)
  return {
    ok: true,
    arrival: {
      sessionId: stored.session.id,
      seats: seats.ids,
      proven: seats.hashes,
      device: seats.ids.length === 0 ? (asked.device ?? null) : null,
      isLetIn: seats.isLetIn,
      isTv: seats.isLetIn || (seats.ids.length === 0 && asked.isTv === true),
      epochsAhead,
      isBack: (asked.v ?? 0) > 0,
      address,
    },
  }
}

function countEpochsAhead({ v = 0, epoch = 0 }: Handshake, { v: kept, session }: Stored): number {
  if (epoch < session.epoch) return 0
  return epoch - session.epoch + (v > kept ? 1 : 0)
}

interface ProvenSeats {
  readonly ok: true
  readonly ids: readonly PlayerId[]
  readonly hashes: readonly string[]
  readonly isLetIn: boolean
}

function provenSeats(
  session: Session,
  tokens: readonly string[],
  device: string | null,
): ProvenSeats | { readonly ok: false; readonly code: Refusal } {
  const hashes = [...new Set(tokens.map(hashToken))]
  const proven = hashes.filter((hash) => session.seats.some((one) => one.tokenHash === hash))
  const ids = proven.flatMap((hash) => session.seats.filter((one) => one.tokenHash === hash).map((one) => one.id))
  // Two people shared this phone and one was kicked or gave up the seat; the other's token is still valid.
  if (ids.length > 0) return { ok: true, ids, hashes: proven, isLetIn: false }
  const { removed } = session
  const isKicked = removed.devices.includes(device ?? '') || hashes.some((hash) => removed.tokens.includes(hash))
  if (isKicked) return { ok: false, code: 'kicked' }
  if (tokens.length > 0) return { ok: false, code: 'bad-seat' }
  // The TV, and a player's big screen, can come back to a locked session; a stranger's can't come in.
  const isLetIn = device !== null && session.screens.includes(device)
  const isOurs = isLetIn || session.seats.some((one) => one.device !== null && one.device === device)
  return session.locked && !isOurs ? { ok: false, code: 'locked' } : { ok: true, ids, hashes: [], isLetIn }
}

function isOtherProto(raw: unknown): boolean {
  return (
    typeof raw === 'object' && raw !== null && 'proto' in raw && typeof raw.proto === 'number' && raw.proto !== PROTO
  )
}

/** Builds the error for `connect_error`: a code for the client, words for the person. */
export function handshakeError(code: Refusal): Error & { data: { code: Refusal; message: string } } {
  return Object.assign(new Error(messageOf(code)), { data: { code, message: messageOf(code) } })
}

/** Another process may be able to play what a newer version wrote, and a retry finds it. */
export function codeOfFault(fault: unknown): Refusal {
  return fault instanceof StoreUnavailable || fault instanceof NewerSession ? 'unavailable' : 'internal'
}
