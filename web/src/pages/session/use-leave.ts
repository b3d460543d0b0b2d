import { useNavigate } from 'react-router-dom'
import { powersOf } from '../../session/chair.ts'
import { forgetSeats, seatsOf } from '../../session/seats/seats.ts'
import { send, useSession } from '../../session/session-store.ts'
import { toast } from '../../ui/overlay/toast-store.ts'

/** The way out: the owner of the chair ends the session, anybody else gives up their seat. */
export function useLeave(id: string): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    const { view, me } = useSession.getState()
    if (!view) return
    const { gameId } = view.session
    if (me === null) return void navigate(`/game/${gameId}`)
    const { ownsChair } = powersOf(view, me)
    const ack = await send({ type: ownsChair ? 'end' : 'leave' })
    // Ending the session may close the line before its answer comes; a seat that is gone already is left.
    if (!ack.ok && ack.code !== 'ended' && ack.code !== 'not-your-seat')
      return toast({ title: ack.message, tone: 'bad' })
    // A seat that was left is kept, here and there: its person may come back to it.
    if (ownsChair) forgetSeats(id)
    // Somebody who shares this phone plays on.
    const other = seatsOf(id).find((seat) => seat.playerId !== me)
    void navigate(other ? `/multiplayer/${id}?playerId=${other.playerId}` : `/game/${gameId}`)
  }
}
