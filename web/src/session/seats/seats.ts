import { type PlayerId, playerId, sessionId } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { storedJson } from '../../lib/storage.ts'

const seat = z.object({
  sessionId,
  code: z.string(),
  playerId,
  token: z.string(),
  name: z.string(),
  at: z.number(),
})
/** A seat with this browser's proof for it. One phone can have several in one session. */
export type HeldSeat = z.infer<typeof seat>

const REMEMBERED = 40
const held = storedJson('seats', z.array(seat), [])
const claims = storedJson('hostClaims', z.record(z.string(), z.string()), {})
const removed = storedJson('removedFrom', z.array(z.string()), [])
const watched = storedJson('watched', z.record(z.string(), z.string()), {})

export function seatsOf(session: string): readonly HeldSeat[] {
  return held.get().filter((one) => one.sessionId === session)
}

export function seatsByCode(code: string): readonly HeldSeat[] {
  return held.get().filter((one) => one.code === code)
}

/** Returns the seat taken last, in any session. */
export function newestSeat(): HeldSeat | undefined {
  return held.get()[0]
}

export function keepSeat(fresh: HeldSeat): void {
  const others = held.get().filter((one) => one.playerId !== fresh.playerId)
  held.set([fresh, ...others].slice(0, REMEMBERED))
}

/** Forgets one seat. Another person on this phone keeps theirs. */
export function forgetSeat(player: PlayerId): void {
  held.set(held.get().filter((one) => one.playerId !== player))
}

/** Forgets a session's seats after a kick, an end, or a token that is no longer valid. */
export function forgetSeats(session: string): void {
  held.set(held.get().filter((one) => one.sessionId !== session))
}

/** Remembers the session of a seat from which the host removed this browser. */
export function keepRemoved(session: string): void {
  removed.set([session, ...removed.get().filter((one) => one !== session)].slice(0, REMEMBERED))
}
export function wasRemoved(session: string): boolean {
  return removed.get().includes(session)
}

/** Stores the claim that lets the maker of a shared link become the host. */
export function keepClaim(code: string, claim: string): void {
  claims.set({ ...claims.get(), [code]: claim })
}
export function claimFor(code: string): string | undefined {
  return claims.get()[code]
}

/** Stores sessions watched without a seat: their address only has the id, and the socket needs the code. */
export function keepWatched(session: string, code: string): void {
  watched.set({ ...watched.get(), [session]: code })
}
export function watchedCode(session: string): string | undefined {
  return watched.get()[session]
}
