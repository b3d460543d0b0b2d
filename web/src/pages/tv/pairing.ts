import * as z from 'zod/mini'
import { create } from 'zustand'
import { call } from '../../lib/api.ts'
import { deviceId } from '../../lib/device-id.ts'
import { isGone } from '../../lib/failure-words.ts'
import { storedJson } from '../../lib/storage.ts'

/** The interval at which a waiting TV checks for a room. */
export const ASK_MS = 2500

/** The TV's identity in this browser, which finds its room again, even after a power cut. */
const ticket = z.object({ code: z.string(), secret: z.string() })
const kept = storedJson<z.infer<typeof ticket> | null>('tv', z.nullable(ticket), null)

export type Pairing =
  | { readonly kind: 'opening' }
  | { readonly kind: 'waiting'; readonly code: string }
  | { readonly kind: 'paired'; readonly room: string }

interface PairingState {
  readonly pairing: Pairing
  /** The server doesn't answer, so what shows may be over. */
  readonly isCutOff: boolean
}

export const usePairing = create<PairingState>(() => ({ pairing: { kind: 'opening' }, isCutOff: false }))

/** Asks until a room has come. Returns a function that stops it. */
export function waitForRoom(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  usePairing.setState({ pairing: { kind: 'opening' }, isCutOff: false })
  const ask = async () => {
    const pairing = await askForRoom().catch(() => null)
    if (isOver) return
    usePairing.setState(pairing ? { pairing, isCutOff: false } : { isCutOff: true })
    if (pairing?.kind !== 'paired') timer = setTimeout(() => void ask(), ASK_MS)
  }
  void ask()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

/** Throws if the server gives no answer. */
async function askForRoom(): Promise<Pairing> {
  const mine = kept.get()
  const room = mine && (await roomOf(mine))
  if (room) return room
  const fresh = await call('openTv', { body: { device: deviceId() } })
  kept.set(fresh)
  return { kind: 'waiting', code: fresh.code }
}

/** Null: the code has expired, or the room is over. */
async function roomOf({ code, secret }: z.infer<typeof ticket>): Promise<Pairing | null> {
  try {
    const { sessionCode } = await call('tvRoom', { params: { code } }, secret)
    return sessionCode === null ? { kind: 'waiting', code } : { kind: 'paired', room: sessionCode }
  } catch (fault) {
    if (isGone(fault)) return null
    throw fault
  }
}
