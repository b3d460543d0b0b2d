import { useState } from 'react'
import { SeatLink } from '../../session/seats/seat-link.tsx'
import { seatsByCode } from '../../session/seats/seats.ts'
import { Alert } from '../../ui/status/alert.tsx'

/**
 * This device already has a seat in that session, so the way back comes first. A seat taken on this page doesn't count.
 */
export function OwnSeat({ code }: { readonly code: string }) {
  const [seat] = useState(() => seatsByCode(code)[0])
  if (!seat) return null
  return (
    <Alert
      tone="good"
      title={`You’re already in as ${seat.name}`}
      action={<SeatLink seat={seat}>Back to my seat</SeatLink>}
    >
      Only join again if someone else is playing on this device.
    </Alert>
  )
}
