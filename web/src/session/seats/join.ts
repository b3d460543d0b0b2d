import type { PlayerId, Reply, SessionId, Settings } from '@highjinks/protocol'
import { deviceId } from '../../lib/device-id.ts'
import { packedSeenCards } from '../../lib/seen-cards.ts'
import { callSession } from '../../lib/session-calls.ts'
import { playerName } from '../../lib/storage.ts'
import { ownLook } from './own-look.ts'
import { claimFor, keepSeat } from './seats.ts'

/** Takes a seat by code and remembers it in this browser. Throws `CallFailed`. */
export async function takeSeat(code: string, name: string): Promise<{ session: SessionId; player: PlayerId }> {
  const hostClaim = claimFor(code)
  const look = ownLook.get() ?? undefined
  const body = { code, playerName: name.trim(), device: deviceId(), look, ...(hostClaim ? { hostClaim } : {}) }
  const joined: Reply<'join'> = await callSession('join', { body })
  const { session, currentPlayer } = joined
  keepSeat({
    sessionId: session.id,
    code: session.code,
    playerId: currentPlayer.id,
    token: joined.seatToken,
    name: currentPlayer.name,
    at: Date.now(),
  })
  playerName.set(currentPlayer.name)
  return { session: session.id, player: currentPlayer.id }
}

/** A name and its points of tonight. */
interface Scored {
  readonly name: string
  readonly score: number
}

/** Opens a session of a game and takes the host's seat. Tonight's points wait for players with those names. */
export async function hostSession(
  gameId: number,
  name: string,
  tonight: readonly Scored[] = [],
  settings?: Pick<Settings, 'intensity' | 'duration'>,
): Promise<{ session: SessionId; player: PlayerId }> {
  const hostName = name.trim()
  const made = await callSession('simpleSession', {
    body: {
      gameId,
      hostName,
      device: deviceId(),
      seen: packedSeenCards() || undefined,
      look: ownLook.get() ?? undefined,
      ...(tonight.length > 0 ? { tonight: [...tonight] } : {}),
      ...(settings ? { settings } : {}),
    },
  })
  keepSeat({
    sessionId: made.id,
    code: made.sessionCode,
    playerId: made.playerId,
    token: made.seatToken,
    name: hostName,
    at: Date.now(),
  })
  playerName.set(hostName)
  return { session: made.id, player: made.playerId }
}
