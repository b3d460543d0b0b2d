import type { SessionView } from '@highjinks/protocol'
import { useEffect } from 'react'
import { gameOf } from '../games/game-of.ts'
import { serverNow } from '../lib/server-clock.ts'
import { keepAwake } from '../lib/wake-lock.ts'
import { askedUntil, tickLastSeconds } from '../show/sound/last-seconds.ts'
import { buzz, leaveSoundToOthers, play, wakeSound } from '../show/sound/sound.ts'
import { useSession } from './session-store.ts'
import { isSoundElsewhere } from './sound-source.ts'
import { isAsked } from './table/asked.ts'

type State = ReturnType<typeof useSession.getState>

const isMine = ({ me, view }: State) => me !== null && view?.table != null && isAsked(view.table, me)

/** The last seconds are worth hearing on the TV, and on the phones that the table waits for. */
function tickingUntil(state: State, isTv: boolean): number | null {
  return state.view && (isTv || isMine(state)) ? askedUntil(state.view) : null
}

/**
 * What one hears and feels of a session, and the screen stays on. The TV is heard by all: somebody came,
 * and the end; a phone only by whoever holds it.
 */
export function useSessionSounds({ isTv }: { readonly isTv: boolean }): void {
  useEffect(() => {
    const sleep = keepAwake()
    let until: number | null = null
    let stopTicking = () => {}
    const tick = (state: State) => {
      const next = tickingUntil(state, isTv)
      if (next === until) return
      stopTicking()
      until = next
      stopTicking = next === null ? () => {} : tickLastSeconds(next, serverNow, () => play('tick', chordOf(state.view)))
    }
    const follow = ({ view }: State) => leaveSoundToOthers(view !== null && isSoundElsewhere(view, isTv))
    const stop = useSession.subscribe((now, before) => {
      follow(now)
      tick(now)
      playSounds(now, before, isTv)
    })
    follow(useSession.getState())
    tick(useSession.getState())
    if (!isTv) window.addEventListener('pointerdown', feelTap)
    window.addEventListener('click', wakeSound)
    window.addEventListener('keydown', wakeSound)
    return () => {
      stop()
      leaveSoundToOthers(false)
      stopTicking()
      sleep()
      window.removeEventListener('pointerdown', feelTap)
      window.removeEventListener('click', wakeSound)
      window.removeEventListener('keydown', wakeSound)
    }
  }, [isTv])
}

/** Whatever one plays with answers the finger at once, whether or not the table has heard of it. */
function feelTap({ target }: PointerEvent): void {
  if (target instanceof Element && target.closest('main button:enabled, main label:has(input:enabled)')) buzz('tap')
}

function playSounds(now: State, before: State, isTv: boolean): void {
  if (!now.view || !before.view) return
  const chord = chordOf(now.view)
  if (isMine(now) && !isMine(before)) {
    play('turn', chord)
    buzz('turn')
  }
  // What is revealed is heard step by step, by whoever shows it.
  if (isTv && now.view.players.length > before.view.players.length) play('join', chord)
}

const chordOf = (view: SessionView | null) => (view ? gameOf(view.session.slug)?.chord : undefined)
