import type { SessionId } from '@highjinks/protocol'
import { call } from '../lib/api.ts'
import { wordsOf } from '../lib/failure-words.ts'
import { toast } from '../ui/overlay/toast-store.ts'
import { seatsOf } from './seats/seats.ts'

/** Gives a card of mine that was played to the room's crew, and reports the result. */
export async function keepCard(sessionId: SessionId, me: string, card: string): Promise<void> {
  const seat = seatsOf(sessionId).find(({ playerId }) => playerId === me)
  if (!seat) return
  try {
    await call('keepCard', { body: { sessionId, seatToken: seat.token, card } })
    toast({ title: 'Your crew has that card now.', tone: 'good' })
  } catch (fault) {
    toast({ title: wordsOf(fault, 'The card isn’t kept yet. Please try again.'), tone: 'bad' })
  }
}
