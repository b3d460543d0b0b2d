import type { TableFrame } from '@highjinks/protocol'
import { useEffect, useState } from 'react'
import { gameOf } from '../../games/game-of.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { podiumTimeline, stepTimes } from '../../show/podium/podium-timeline.ts'
import { play } from '../../show/sound/sound.ts'
import { useSteps } from '../../show/timeline/use-steps.ts'
import type { Come } from './results.ts'

interface Listener {
  readonly slug: string
  /** The TV plays all sounds, a phone only its own victory. */
  readonly hears: 'all' | 'victory' | 'nothing'
}

/** Returns how far the end of this game has been revealed, by the clock that all screens share. */
export function useTelling(table: Pick<TableFrame, 'standings' | 'awards' | 'since'>, listener: Listener) {
  const come = useSteps(podiumTimeline(table))
  const isTold = come('flash') > 0
  const [wasTold] = useState(isTold)
  const [first = 0] = stepTimes(table, 'first')
  const [isLate] = useState(() => serverNow() - table.since > first)
  useStings(come, isLate, listener)
  return {
    come,
    isTold,
    isFlashing: isTold && !wasTold && come('picture') === 0,
    /** Someone watched it here, and sees the outcome. */
    isWatched: isTold && !wasTold,
  }
}

/** Plays each step's sound; `drums` twice, when the lights go down and before the winner's name. */
function useStings(come: Come, isLate: boolean, { slug, hears }: Listener): void {
  const chord = gameOf(slug)?.chord
  const placesTold = come('third') + come('second')
  const isInSuspense = come('suspense') > 0
  const hasWinner = come('first') > 0
  const isMuted = isLate || hears === 'nothing'
  useEffect(() => {
    if (!isMuted && hasWinner) play('win', chord)
  }, [isMuted, hasWinner, chord])
  useEffect(() => {
    if (isMuted || hasWinner || hears === 'victory') return
    play(placesTold === 0 || isInSuspense ? 'drums' : 'reveal', chord)
  }, [isMuted, hasWinner, hears, placesTold, isInSuspense, chord])
}
