import { SeatLink } from '../../session/seats/seat-link.tsx'
import { seatsByCode } from '../../session/seats/seats.ts'
import { Alert } from '../../ui/status/alert.tsx'

/** This phone already sits in that session: the way back comes before a second seat. */
export function OwnSeat({ code }: { readonly code: string }) {
  const seat = seatsByCode(code)[0]
  if (!seat) return null
  return (
    <Alert
      tone="good"
      title={`You’re already in as ${seat.name}`}
      action={<SeatLink seat={seat}>Back to my seat</SeatLink>}
    >
      Join again only for somebody sharing this phone.
    </Alert>
  )
}
