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
/** A seat this browser can prove. One phone may hold several of one session. */
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

/** The seat taken last, whatever the session. */
export function newestSeat(): HeldSeat | undefined {
  return held.get()[0]
}

export function keepSeat(fresh: HeldSeat): void {
  const others = held.get().filter((one) => one.playerId !== fresh.playerId)
  held.set([fresh, ...others].slice(0, REMEMBERED))
}

/** One of them was given up; whoever shares this phone keeps theirs. */
export function forgetSeat(player: PlayerId): void {
  held.set(held.get().filter((one) => one.playerId !== player))
}

/** After a kick, an end, or a token that proves nothing any more. */
export function forgetSeats(session: string): void {
  held.set(held.get().filter((one) => one.sessionId !== session))
}

/** The session of a seat from which the host removed this browser. */
export function keepRemoved(session: string): void {
  removed.set([session, ...removed.get().filter((one) => one !== session)].slice(0, REMEMBERED))
}
export function wasRemoved(session: string): boolean {
  return removed.get().includes(session)
}

/** The word that lets the maker of a shared link take the host's chair. */
export function keepClaim(code: string, claim: string): void {
  claims.set({ ...claims.get(), [code]: claim })
}
export function claimFor(code: string): string | undefined {
  return claims.get()[code]
}

/** Sessions watched without a seat: their address has only the id, the socket wants the code. */
export function keepWatched(session: string, code: string): void {
  watched.set({ ...watched.get(), [session]: code })
}
export function watchedCode(session: string): string | undefined {
  return watched.get()[session]
}
