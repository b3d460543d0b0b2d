import { crewEndpoints, type PlayerId, type Reply, type SessionId } from '@highjinks/protocol'
import { askEndpoint, type Input } from '../../lib/ask-server.ts'
import { deviceId } from '../../lib/device-id.ts'
import { readRows } from '../../lib/read-rows.ts'
import { packedSeenCards } from '../../lib/seen-cards.ts'
import { playerName } from '../../lib/storage.ts'
import { keepSeat, seatsOf } from '../seats/seats.ts'

type CrewCall = keyof typeof crewEndpoints

/** Calls an endpoint about crews. Throws `CallFailed` or `NoAnswer`, as `call` does. */
export async function callCrew<N extends CrewCall>(name: N, input: Input<N>): Promise<Reply<N>> {
  // The schema belongs to this endpoint; TypeScript only sees the union of all replies.
  return readRows(crewEndpoints[name].reply, await askEndpoint(crewEndpoints[name], input)) as Reply<N>
}

interface TakenSeat {
  readonly session: SessionId
  readonly player: PlayerId
}

/** Opens tonight's room, or sits down in the open one, and remembers the seat in this browser. */
export async function sitDownTonight(link: string): Promise<TakenSeat> {
  const body = { device: deviceId(), seen: packedSeenCards() || undefined }
  const { sessionId, sessionCode, playerId, seatToken, name } = await callCrew('openCrewRoom', {
    params: { link },
    body,
  })
  keepSeat({ sessionId, code: sessionCode, playerId, token: seatToken, name, at: Date.now() })
  playerName.set(name)
  return { session: sessionId, player: playerId }
}

/** Returns the proof that this phone has a seat in a room; null if it has none. */
export function seatProof(session: SessionId, player: PlayerId): { sessionId: SessionId; seatToken: string } | null {
  const seat = seatsOf(session).find(({ playerId }) => playerId === player)
  return seat ? { sessionId: session, seatToken: seat.token } : null
}
