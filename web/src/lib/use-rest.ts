import { useEffect } from 'react'

/** So long after the last news, and after the last tap, whatever goes on and on has had its moment. */
export const MOMENT_MS = 10_000
const LOOK_EVERY_MS = 2500

const STIRS = ['pointerdown', 'keydown', 'visibilitychange'] as const

/**
 * A screen that waits rests: what goes on and on stands still where it is, until there is news or somebody touches it.
 * An open lobby that nobody looks at would be drawn anew thirty times a second for an hour. What lies within `kept` goes
 * on, and so does whatever says that something is loading.
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

/** What has been moving for longer than a moment, with no end in sight. */
function endlessOnes(): readonly Element[] {
  return (document.getAnimations?.() ?? []).flatMap(({ effect, currentTime, playState }) => {
    const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
    const isOld = Number(currentTime) >= MOMENT_MS
    const target: unknown = effect && Reflect.get(effect, 'target')
    return isEndless && isOld && playState === 'running' && target instanceof Element ? [target] : []
  })
}
