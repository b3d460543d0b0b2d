import type { SessionView } from '@highjinks/protocol'
import { useEffect } from 'react'
import { gameOf } from '../games/game-of.ts'
import { serverNow } from '../lib/server-clock.ts'
import { keepAwake } from '../lib/wake-lock.ts'
import { askedUntil, tickLastSeconds } from '../show/sound/last-seconds.ts'
import { buzz, leaveSoundToOthers, play, wakeSound } from '../show/sound/sound.ts'
import { useSession } from './session-store.ts'
import { isSoundElsewhere } from './sound-source.ts'
import { isAsked } from './table/is-asked.ts'

type State = ReturnType<typeof useSession.getState>

const isMine = ({ me, view }: State) => me !== null && view?.table != null && isAsked(view.table, me)

/** Returns when to tick: the last seconds are worth hearing on the TV, and on the phones that the table waits for. */
function tickingUntil(state: State, isTv: boolean): number | null {
  return state.view && (isTv || isMine(state)) ? askedUntil(state.view) : null
}

/**
 * Plays a session's sounds and vibrations, and keeps the screen on. Everyone hears the TV: arrivals, and the end. A
 * phone is only for its owner.
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
      const second = () => {
        play('tick', chordOf(state.view))
        if (!isTv) buzz('tick')
      }
      stopTicking = next === null ? () => {} : tickLastSeconds(next, serverNow, second)
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

/** Vibrates for a finger on anything to play with, whether or not the table has got the move. */
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
  // A reveal's sounds come step by step, from the screen that shows it.
  if (isTv && now.view.players.length > before.view.players.length) play('join', chord)
}

const chordOf = (view: SessionView | null) => (view ? gameOf(view.session.slug)?.chord : undefined)
