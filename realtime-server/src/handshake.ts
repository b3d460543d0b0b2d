import type { Session } from '@highjinks/games/session'
import { goneBecause } from '@highjinks/games/session'
import { handshake, messageOf, type PlayerId, PROTO, type Refusal, type SessionId } from '@highjinks/protocol'
import { hashToken, type SessionStore, StoreAway } from '@highjinks/session-store'

/** Who a connection is, once its handshake has been believed. */
export interface Arrival {
  readonly sessionId: SessionId
  readonly seats: readonly PlayerId[]
  readonly v: number
}
export type Welcome = { readonly ok: true; readonly arrival: Arrival } | { readonly ok: false; readonly code: Refusal }

/** Reads a handshake and finds the seats its tokens prove. A single token that proves nothing refuses them all. */
export async function welcome(raw: unknown, store: SessionStore): Promise<Welcome> {
  const parsed = handshake.safeParse(raw)
  if (!parsed.success) return { ok: false, code: isOtherProto(raw) ? 'upgrade' : 'malformed' }
  const { code, seats: tokens, v } = parsed.data
  const id = await store.find(code)
  const stored = id === null ? null : await store.read(id)
  if (!stored) return { ok: false, code: 'session-not-found' }
  const gone = goneBecause(stored.session)
  if (gone) return { ok: false, code: gone }
  const seats = provenSeats(stored.session, tokens, parsed.data.device ?? null)
  return seats.ok ? { ok: true, arrival: { sessionId: stored.session.id, seats: seats.ids, v: v ?? 0 } } : seats
}

function provenSeats(
  session: Session,
  tokens: readonly string[],
  device: string | null,
): { readonly ok: true; readonly ids: readonly PlayerId[] } | { readonly ok: false; readonly code: Refusal } {
  const ids = new Set<PlayerId>()
  for (const token of tokens) {
    const hash = hashToken(token)
    if (session.removed.tokens.includes(hash)) return { ok: false, code: 'kicked' }
    const seat = session.seats.find((one) => one.tokenHash === hash)
    if (!seat) return { ok: false, code: 'bad-seat' }
    ids.add(seat.id)
  }
  if (device !== null && session.removed.devices.includes(device)) return { ok: false, code: 'kicked' }
  return { ok: true, ids: [...ids] }
}

function isOtherProto(raw: unknown): boolean {
  return (
    typeof raw === 'object' && raw !== null && 'proto' in raw && typeof raw.proto === 'number' && raw.proto !== PROTO
  )
}

/** What `connect_error` carries: a code for the client, words for the person. */
export function refusal(code: Refusal): Error & { data: { code: Refusal; message: string } } {
  return Object.assign(new Error(messageOf(code)), { data: { code, message: messageOf(code) } })
}

export function codeOfFault(fault: unknown): Refusal {
  return fault instanceof StoreAway ? 'unavailable' : 'internal'
}
