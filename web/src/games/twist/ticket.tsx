import type { PlayerId, SessionView } from '@highjinks/protocol'
import { useCallback, useEffect, useState } from 'react'
import { saidNow } from '../../ui/announcer/announcer.ts'
import type { TwistKind } from './twist-kind.ts'
import { kindOf, twistsFrom } from './twist-of.ts'
import { useTwist } from './use-twist.ts'

const LOADS: Readonly<Record<TwistKind, () => Promise<readonly string[]>>> = {
  stunts: async () => (await import('./stunts.ts')).STUNTS,
  stories: async () => (await import('./stories.ts')).STORIES,
  defenses: async () => (await import('./defenses.ts')).DEFENSES,
  questions: async () => (await import('./questions.ts')).QUESTIONS,
}

/**
 * Loads the list when a performance of that kind begins, long before its twist. An offline phone has none, and goes on.
 */
function useList(kind: TwistKind | null): readonly string[] | null {
  const [held, setHeld] = useState<{ readonly kind: TwistKind; readonly texts: readonly string[] } | null>(null)
  useEffect(() => {
    if (kind === null) return
    let isWanted = true
    const hold = (texts: readonly string[]) => isWanted && setHeld({ kind, texts })
    LOADS[kind]().then(hold, () => undefined)
    return () => {
      isWanted = false
    }
  }, [kind])
  return held?.kind === kind ? held.texts : null
}

/**
 * The twist on a performer's phone, in case they look there and not at the TV, for the same time. A long phone has room
 * for it below the head; on any other it covers the head.
 */
export function TwistTicket({ view, me }: { readonly view: SessionView; readonly me: PlayerId }) {
  const list = useList(kindOf(view))
  const twist = useTwist(
    view,
    useCallback((now: SessionView) => twistsFrom(list, now), [list]),
  )
  const isMine = twist?.performers.includes(me) === true
  if (!isMine) return null
  return (
    <div
      ref={saidNow}
      data-twist
      className="pointer-events-none fixed inset-x-3 top-2 z-30 mx-auto flex min-h-16 max-w-md animate-drop items-center gap-3 rounded-card border-3 border-amber bg-ink py-1.5 pr-4 pl-3 text-cream tall:static tall:min-h-0 tall:w-full tall:shrink-0"
    >
      <p className="shrink-0 -rotate-6 rounded-control bg-amber px-2 font-display text-lg font-extrabold whitespace-nowrap text-ink">
        Twist!
      </p>
      <p className="min-w-0 font-display text-lg leading-tight font-bold text-balance">{twist.text}</p>
    </div>
  )
}
