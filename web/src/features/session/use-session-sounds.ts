import type { SessionView } from '@highjinks/protocol'
import { useEffect } from 'react'
import { askedUntil, tickLastSeconds } from '../../lib/last-seconds.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { buzz, play, wakeSound } from '../../lib/sound.ts'
import type { Sting } from '../../lib/stings.ts'
import { keepAwake } from '../../lib/wake-lock.ts'
import { useSession } from './session-store.ts'
import { isAsked } from './table/asked.ts'

type State = ReturnType<typeof useSession.getState>

const isMine = ({ me, view }: State) => me !== null && view?.table != null && isAsked(view.table, me)

/** When the last seconds are worth hearing: on the shared screen, and for whoever is asked. */
function tickingUntil(state: State, isSharedScreen: boolean): number | null {
  return state.view && (isSharedScreen || isMine(state)) ? askedUntil(state.view) : null
}

/**
 * What one hears and feels of a session, and the screen stays on. The shared screen is heard by all: somebody came, a
 * reveal, the end; a phone only by whoever holds it.
 */
export function useSessionSounds({ isSharedScreen }: { readonly isSharedScreen: boolean }): void {
  useEffect(() => {
    const sleep = keepAwake()
    let until: number | null = null
    let hush = () => {}
    const tick = (state: State) => {
      const next = tickingUntil(state, isSharedScreen)
      if (next === until) return
      hush()
      until = next
      hush = next === null ? () => {} : tickLastSeconds(next, serverNow, () => play('tick', state.view?.session.slug))
    }
    const stop = useSession.subscribe((now, before) => {
      tick(now)
      playSounds(now, before, isSharedScreen)
    })
    tick(useSession.getState())
    if (!isSharedScreen) window.addEventListener('pointerdown', feelTap)
    window.addEventListener('click', wakeSound)
    window.addEventListener('keydown', wakeSound)
    return () => {
      stop()
      hush()
      sleep()
      window.removeEventListener('pointerdown', feelTap)
      window.removeEventListener('click', wakeSound)
      window.removeEventListener('keydown', wakeSound)
    }
  }, [isSharedScreen])
}

/** Whatever one plays with answers the finger at once, whether or not the table has heard of it. */
function feelTap({ target }: PointerEvent): void {
  if (target instanceof Element && target.closest('main button:enabled, main label:has(input:enabled)')) buzz('tap')
}

function playSounds(now: State, before: State, isSharedScreen: boolean): void {
  if (!now.view || !before.view) return
  const { slug } = now.view.session
  if (isMine(now) && !isMine(before)) {
    play('turn', slug)
    buzz('turn')
  }
  if (isSharedScreen) for (const sting of sharedScreenStings(now.view, before.view)) play(sting, slug)
}

/** Phases that open what was hidden all at once; what is told in beats is heard beat by beat. */
const REVEALS: ReadonlySet<string> = new Set(['curtain', 'lap'])

/** What the shared screen is heard for: one view may bring both somebody and a reveal. */
function sharedScreenStings(now: SessionView, before: SessionView): readonly Sting[] {
  const [table, last] = [now.table, before.table]
  const isReveal = table !== null && table.phase !== last?.phase && REVEALS.has(table.phase)
  return [
    ...(now.players.length > before.players.length ? (['join'] as const) : []),
    ...(isReveal ? (['reveal'] as const) : []),
  ]
}
