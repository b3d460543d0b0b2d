import type { PlayerId, SessionView } from '@highjinks/protocol'
import { useEffect, useRef } from 'react'
import { toast } from '../ui/overlay/toast-store.ts'

/** It names the author of every never itself. */
const SIGNS_ITSELF = 'never-have-i-ever'

/** After an own card was played, every screen shows who wrote it. */
export function useSignatures(view: SessionView, me: PlayerId | null) {
  const { signed, slug } = view.session
  const known = useRef(signed.length)
  const last = signed.at(-1)
  const name = view.players.find(({ id }) => id === last?.by)?.name
  useEffect(() => {
    const isNew = signed.length > known.current
    known.current = signed.length
    if (!isNew || !last || !name || slug === SIGNS_ITSELF) return
    toast({ title: last.by === me ? 'You wrote that card. Now they know.' : `${name} wrote that card.` })
  }, [signed.length, last, name, slug, me])
}
