import type { Reply } from '@highjinks/protocol'
import { useState } from 'react'
import { isGone } from '../../lib/failure-words.ts'
import { createResource } from '../../lib/resource.ts'
import { callSession } from '../../lib/session-calls.ts'
import { SeatLink } from './seat-link.tsx'
import { forgetSeats, type HeldSeat, newestSeat } from './seats.ts'

interface Offer {
  readonly seat: HeldSeat
  readonly found: Reply<'byCode'>
}

/** Returns the latest seat whose session still exists. Forgets seats of sessions that are gone. */
async function findOffer(): Promise<Offer | null> {
  for (let seat = newestSeat(); seat; seat = newestSeat()) {
    try {
      return { seat, found: await callSession('byCode', { params: { code: seat.code } }) }
    } catch (fault) {
      if (!isGone(fault)) throw fault
      forgetSeats(seat.sessionId)
    }
  }
  return null
}

/** Asked once, and again on the way out of a session, because names and sessions change there. */
const offers = createResource<string, Offer | null>(findOffer)

/** Offers players who strayed from a session the way back to their latest seat, under its current name. */
export function ReturnStrip({ visit }: { readonly visit: string }) {
  // The frame removes the strip in a session; it stays from page to page.
  const [cameBy] = useState(visit)
  const offer = offers.use(cameBy)
  if (offer.status !== 'ready' || !offer.value) return null
  const { seat, found } = offer.value
  const present = found.players.find((player) => player.id === seat.playerId)
  return (
    <aside
      aria-label="Your seat"
      className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2 sm:px-8"
    >
      <p className="min-w-0 grow basis-56">
        <strong className="font-display">{present?.name ?? seat.name}</strong>
        {present ? `, your seat in ${found.game.name} is saved.` : `, you left ${found.game.name}. We saved your seat.`}
      </p>
      <SeatLink seat={seat} kind="secondary">
        {present ? 'Back to my seat' : 'Back in the game'}
      </SeatLink>
    </aside>
  )
}
