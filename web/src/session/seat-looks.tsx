import { type ReactNode, useMemo } from 'react'
import { Looks } from '../ui/avatar/looks.ts'
import { useSession } from './session-store.ts'

/** In here every face wears the colour and the hat that its seat has in this room, and nobody else. */
export function SeatLooks({ children }: { readonly children: ReactNode }) {
  const players = useSession((state) => state.view?.players)
  const looks = useMemo(() => new Map(players?.map(({ id, look }) => [id, look])), [players])
  return <Looks value={looks}>{children}</Looks>
}
