import { useEffect, useState } from 'react'
import type { Chord } from '../../show/sound/score.ts'
import { play } from '../../show/sound/sound.ts'
import { Clock } from '../../ui/party/clock.tsx'
import { useSecondsLeft } from '../../ui/party/use-seconds-left.ts'
import type { LocalScene } from './one-phone.tsx'

const LAST_SECONDS = 5

interface BackOfThePhoneProps {
  readonly scene: LocalScene
  readonly deadline: number
  readonly chord: Chord | undefined
}

/** What the others see while the actor holds the phone up: six scenes, one of which this is. */
export function BackOfThePhone({ scene, deadline, chord }: BackOfThePhoneProps) {
  const seconds = useSecondsLeft(deadline, Date.now)
  const [wasUp] = useState(seconds === 0)
  useEffect(() => {
    if (wasUp) return
    if (seconds === 0) play('win', chord)
    else if (seconds <= LAST_SECONDS) play('tick', chord)
  }, [seconds, wasUp, chord])
  return (
    <div className="mx-auto grid w-full max-w-4xl justify-items-center gap-3 short:gap-1.5 lg:grid-cols-[auto_1fr] lg:items-center lg:gap-8">
      <Clock
        deadline={deadline}
        totalMs={scene.seconds * 1000}
        now={Date.now}
        size="clamp(3.25rem, 18dvh - 5.5rem, 8rem)"
        label="Acting"
      />
      <section aria-label="Which one is it?" className="w-full">
        <p className="mb-1.5 text-center text-muted short:sr-only lg:text-left">
          {seconds === 0 ? 'Time! Which one was it?' : 'Which one is it? Shout.'}
        </p>
        <ol className="grid gap-1.5 short:gap-1 sm:grid-cols-2">
          {scene.options.map((option) => (
            <li
              key={option}
              className="paper rounded-card border-4 border-ink px-3 py-1.5 text-center font-display leading-tight font-bold text-balance short:py-0.5 short:text-sm"
            >
              {option}
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
