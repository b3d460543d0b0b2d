import type { SessionView } from '@highjinks/protocol'
import { useEffect } from 'react'
import { toast } from '../../ui/overlay/toast-store.ts'
import { saidWords } from './balcony-words.ts'

/** Tells a player what the balcony said, once the table has told what came out. Spectators read it from their ghost. */
export function useBalconyNews(view: SessionView | null, isPaid: boolean): void {
  const told = isPaid ? (view?.balcony?.told ?? null) : null
  const title = told && saidWords(told)
  const text = told?.isRight ? 'And it was right.' : 'And it was wrong.'
  const cue = view?.table?.cue
  // The same words for another cue are news
  useEffect(() => {
    if (title !== null) toast({ title, text })
  }, [title, text, cue])
}
