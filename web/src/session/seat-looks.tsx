import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { Looks } from '../ui/avatar/looks.ts'
import { sessionSource } from './session-store.ts'

/** Whatever else a view brings, no face is drawn anew for it. */
const LOOKS = sessionSource(({ view }) => view?.players.map(({ id, look }) => [id, look] as const))

/** In here every face wears the colour and the hat that its seat has in this room, and nobody else. */
export function SeatLooks({ children }: { readonly children: ReactNode }) {
  const looks = useSyncExternalStore(LOOKS.subscribe, LOOKS.read)
  return <Looks value={useMemo(() => new Map(looks), [looks])}>{children}</Looks>
}
