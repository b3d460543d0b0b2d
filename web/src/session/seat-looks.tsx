import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { Looks } from '../ui/avatar/looks.ts'
import { sessionSource } from './session-store.ts'

/** No face redraws for anything else in a view. */
const LOOKS = sessionSource(({ view }) => view?.players.map(({ id, look }) => [id, look] as const))

/** Gives every face inside the color and the hat of its seat in this room, which no one else has. */
export function SeatLooks({ children }: { readonly children: ReactNode }) {
  const looks = useSyncExternalStore(LOOKS.subscribe, LOOKS.read)
  return <Looks value={useMemo(() => new Map(looks), [looks])}>{children}</Looks>
}
