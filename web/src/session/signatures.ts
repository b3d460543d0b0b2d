import type { OwnSeat, PlayerId, SessionView } from '@highjinks/protocol'
import { useEffect, useRef } from 'react'
import { gameOf } from '../games/game-of.ts'
import { toast } from '../ui/overlay/toast-store.ts'
import { keepCard } from './keep-card.ts'

/** A question needs more time than a note. */
const QUESTION_MS = 12_000

/** Shows on every screen who wrote a card after it was played, and lets its author keep it for their crew. */
export function useSignatures(view: SessionView, me: PlayerId | null, keepable: OwnSeat['keepable'] = []) {
  const { id: sessionId, signed, slug } = view.session
  const known = useRef(signed.length)
  const last = signed.at(-1)
  const name = view.players.find(({ id }) => id === last?.by)?.name ?? last?.name
  const mine = keepable.at(-1)?.id
  useEffect(() => {
    const isNew = signed.length > known.current
    known.current = signed.length
    if (!isNew || !last || !name) return
    if (last.by === me && mine !== undefined) {
      const onPress = () => void keepCard(sessionId, me, mine)
      toast({
        title: 'You wrote that card. Keep it for the crew?',
        ms: QUESTION_MS,
        action: { label: 'Keep it', onPress },
      })
      // A game with players' own lines names their authors itself.
    } else if (!gameOf(slug)?.playsOwnLines)
      toast({ title: last.by === me ? 'You wrote that card. Now they know.' : `${name} wrote that card.` })
  }, [sessionId, signed.length, last, name, slug, me, mine])
}
