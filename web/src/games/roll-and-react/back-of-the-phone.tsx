import { useEffect, useState } from 'react'
import type { Chord } from '../../show/sound/score.ts'
import { play } from '../../show/sound/sound.ts'
import { said } from '../../ui/announcer/announcer.ts'
import { Button } from '../../ui/button/button.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Clock } from '../../ui/party/clock.tsx'
import { useSecondsLeft } from '../../ui/party/use-seconds-left.ts'
import { UNDER_BAR } from '../one-phone/under-bar.ts'
import type { LocalScene } from './local-scene.ts'

const LAST_SECONDS = 5

interface BackOfThePhoneProps {
  readonly scene: LocalScene
  readonly deadline: number
  readonly chord: Chord | undefined
  readonly onStop: () => void
}

/** The other players' screen while the actor holds the phone up: six scenes, and this is one of them. */
export function BackOfThePhone({ scene, deadline, chord, onStop }: BackOfThePhoneProps) {
  const seconds = useSecondsLeft(deadline, Date.now)
  const [wasUp] = useState(seconds === 0)
  useEffect(() => {
    if (wasUp) return
    if (seconds === 0) play('win', chord)
    else if (seconds <= LAST_SECONDS) play('tick', chord)
  }, [seconds, wasUp, chord])
  if (seconds === 0) {
    return (
      <p className="text-center font-display text-4xl font-extrabold text-balance" ref={said}>
        And … cut!
      </p>
    )
  }
  return (
    <div className={cx('mx-auto grid w-full max-w-4xl gap-3', UNDER_BAR)}>
      <div className="flex items-center gap-3">
        <Clock
          deadline={deadline}
          totalMs={scene.seconds * 1000}
          now={Date.now}
          size="clamp(2.25rem, 18dvh - 5.5rem, 8rem)"
          label="Acting"
        />
        <p className="font-display text-xl font-bold">Which one is it? Shout.</p>
      </div>
      <section aria-label="Which one is it?" className="w-full">
        <ol className="grid gap-1.5 sm:grid-cols-2 flat:grid-cols-3">
          {scene.options.map((option) => (
            <li
              key={option}
              className="paper rounded-card border-4 border-ink px-3 py-1 text-center font-display leading-tight font-bold text-balance flat:px-2 flat:text-sm flat:leading-[1.15]"
            >
              {option}
            </li>
          ))}
        </ol>
      </section>
      <Button size="lg" onClick={onStop} className="w-full sm:w-auto sm:justify-self-center">
        Someone Saw It
      </Button>
    </div>
  )
}
