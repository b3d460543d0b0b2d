import { useEffect } from 'react'
import { play } from '../../lib/sound.ts'
import { prefersStillness } from '../../lib/stillness.ts'
import { cuesOf } from './cues.ts'
import { hushFrom, hushOf, useStories } from './stories.ts'
import { useTableClock } from './table-clock.ts'
import { useBeats } from './use-beats.ts'

/** Around what is about to come out the wall goes dark, and all of it is heard. */
export function LightsDown({ slug }: { readonly slug: string }) {
  const stories = useStories(useTableClock().since)
  const hush = hushOf(stories)
  const reached = useBeats([
    ['down', Math.min(hush, hushFrom(stories))],
    ['up', hush],
  ])
  useCues(slug, stories)
  if (reached('up') > 0 || reached('down') === 0) return null
  // They come up at once: that is the moment.
  return (
    <div
      aria-hidden="true"
      data-lights-down
      className="pointer-events-none fixed inset-0 z-10 animate-fade bg-[radial-gradient(ellipse_46%_52%_at_50%_38%,transparent_62%,color-mix(in_oklab,var(--color-ink)_74%,transparent))]"
    />
  )
}

/** Plays what is still to come; whoever comes late has missed what was. */
function useCues(slug: string, stories: ReturnType<typeof useStories>): void {
  const { now, isStopped, since } = useTableClock()
  useEffect(() => {
    // What comes all at once is read, and would only be noise.
    if (isStopped || prefersStillness()) return
    const timers = cuesOf(stories).flatMap(({ at, sting, up }) => {
      const wait = since + at - now()
      return wait < 0 ? [] : [setTimeout(() => play(sting, slug, up), wait)]
    })
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [stories, slug, now, isStopped, since])
}
