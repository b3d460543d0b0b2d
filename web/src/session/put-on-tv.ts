import { tvCode } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { call } from '../lib/api.ts'
import { failureOf } from '../lib/failure-words.ts'
import { keptInTab } from '../lib/kept-in-tab.ts'
import { toast } from '../ui/overlay/toast-store.ts'
import type { HeldSeat } from './seats/seats.ts'

/** The code of a TV that was scanned before there was a room for it. */
export const scannedTv = keptInTab('scannedTv', z.string(), '')

const NO_TV_CODE = 'TV codes are six letters, no digits. That’s a room code.'

/**
 * Puts the room of a host's seat on the TV with a code, and reports it. Returns the reason it failed in words; null if
 * it is there.
 */
export async function putOnTv(code: string, seat: Pick<HeldSeat, 'sessionId' | 'token'>): Promise<string | null> {
  if (!tvCode.safeParse(code).success) return NO_TV_CODE
  try {
    await call('claimTv', { body: { code, sessionId: seat.sessionId, seatToken: seat.token } })
  } catch (fault) {
    const { says, why } = failureOf(fault, 'Your room isn’t on the TV yet.')
    return why === null ? says : `${says} ${why}`
  }
  scannedTv.clear()
  toast({ title: 'It’s on the TV', text: 'Your room and its sound will be there in a moment.', tone: 'good' })
  return null
}
