import { playerId } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { ButtonLink, type ButtonLinkProps } from '../../ui/button/button-link.tsx'
import type { HeldSeat } from './seats.ts'

const intent = z.object({ returning: playerId })

interface SeatLinkProps extends Omit<ButtonLinkProps, 'to' | 'state'> {
  readonly seat: HeldSeat
}

/** The way back to a seat. The tap also says that the player is back, so a seat that was left needs no second one. */
export function SeatLink({ seat, ...rest }: SeatLinkProps) {
  const state: z.infer<typeof intent> = { returning: seat.playerId }
  return <ButtonLink {...rest} to={`/multiplayer/${seat.sessionId}?playerId=${seat.playerId}`} state={state} />
}

/** Returns the player who said so on the way to this page. */
export function returningBy(state: unknown): string | null {
  const parsed = intent.safeParse(state)
  return parsed.success ? parsed.data.returning : null
}
