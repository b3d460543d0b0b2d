import { useEffect } from 'react'

/** Endless animations stop this long after the last news and the last tap. */
export const MOMENT_MS = 10_000
const LOOK_EVERY_MS = 2500

const STIRS = ['pointerdown', 'keydown', 'visibilitychange'] as const

/**
 * Pauses endless animations on a waiting screen until there's news or a touch. An open lobby that no one watches would
 * otherwise redraw thirty times a second for an hour. Anything inside `kept` keeps moving, and so do loading
 * indicators.
 */
export function useRest(news: unknown, kept = ''): void {
  useEffect(() => {
    const goesOn = ['.animate-spin', kept].filter(Boolean).join(', ')
    const resting = new Set<Element>()
    let stirred = performance.now()
    function look() {
      if (document.hidden || performance.now() - stirred < MOMENT_MS) return
      for (const target of endlessOnes()) {
        if (target.closest(goesOn)) continue
        target.setAttribute('data-rests', '')
        resting.add(target)
      }
    }
    function stir() {
      stirred = performance.now()
      for (const target of resting) target.removeAttribute('data-rests')
      resting.clear()
    }
    const timer = setInterval(look, LOOK_EVERY_MS)
    for (const event of STIRS) document.addEventListener(event, stir, { passive: true })
    return () => {
      clearInterval(timer)
      for (const event of STIRS) document.removeEventListener(event, stir)
      stir()
    }
  }, [news, kept])
}

/** Returns the elements that have moved for longer than a moment, with no end in sight. */
function endlessOnes(): readonly Element[] {
  return (document.getAnimations?.() ?? []).flatMap(({ effect, currentTime, playState }) => {
    const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
    const isOld = Number(currentTime) >= MOMENT_MS
    const target: unknown = effect && Reflect.get(effect, 'target')
    return isEndless && isOld && playState === 'running' && target instanceof Element ? [target] : []
  })
}
