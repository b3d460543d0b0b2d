import { addressKey, clientAddress } from '@highjinks/platform'
import type { Refusal } from '@highjinks/protocol'
import type { RealtimeDeps } from './deps.ts'
import { type CheckedHandshake, checkHandshake, codeOfFault, handshakeError, readHandshake } from './handshake.ts'
import type { SocketRateLimits } from './rate-limits.ts'
import type { ClientSocket } from './socket.ts'

/**
 * Accepts a handshake or returns why not. A caller who proves a seat gets in whatever others behind the same address
 * do. Handshakes that prove nothing count against their address, and a code in them waits for that address's turn.
 */
export function createDoor(
  { store, log, guesses, trustedProxies }: RealtimeDeps,
  rateLimits: SocketRateLimits,
  countRefusal: (code: Refusal) => void,
): (socket: ClientSocket) => Promise<Error | undefined> {
  async function check(socket: ClientSocket): Promise<CheckedHandshake> {
    const asked = readHandshake(socket.handshake.auth)
    if (!asked.ok) return asked
    const address = addressKey(clientAddress(socket.request, trustedProxies))
    const tokens = asked.state.seats
    let answer: CheckedHandshake | null = null
    if (tokens.length > 0 && rateLimits.proof(address, tokens, store.now())) {
      answer = await checkHandshake(asked.state, address, store)
      if (answer.ok) {
        rateLimits.believe(answer.arrival.proven)
        return rateLimits.arrival(answer.arrival, store.now()) ? answer : TOO_OFTEN
      }
    }
    if (!rateLimits.handshake(address, store.now())) return TOO_OFTEN
    const end = guesses ? await beginLookup(address) : async () => undefined
    if (!end) return TOO_OFTEN
    answer ??= await checkHandshake(asked.state, address, store)
    await end(!answer.ok && answer.code === 'session-not-found').catch(cannotCount)
    return answer
  }

  const cannotCount = (fault: unknown) => log.fault('guesses cannot be counted', fault, {}, 'warn')
  const beginLookup = (address: string) =>
    guesses?.begin(address).catch((fault: unknown) => {
      cannotCount(fault)
      return async () => undefined
    })

  const refuseHandshake = (code: Refusal) => {
    countRefusal(code)
    return handshakeError(code)
  }

  return async (socket) => {
    try {
      const answer = await check(socket)
      if (!answer.ok) return refuseHandshake(answer.code)
      socket.data.arrival = answer.arrival
      return undefined
    } catch (fault) {
      const code = codeOfFault(fault)
      if (code === 'internal') log.fault('a handshake failed', fault)
      return refuseHandshake(code)
    }
  }
}

const TOO_OFTEN = { ok: false, code: 'too-often' } as const
