import type { LocalPrompt } from '@highjinks/games/local'
import { useEffect, useState } from 'react'
import { gameOf } from '../../../games/game-of.ts'
import { play } from '../../../show/sound/sound.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Clock } from '../../../ui/party/clock.tsx'
import { useSecondsLeft } from '../../../ui/party/use-seconds-left.ts'
import { HoldToSee, useHeld } from '../../../ui/toys/hold-to-see.tsx'
import { PromptCard } from '../../../ui/toys/prompt-card.tsx'

interface ActProps {
  readonly slug: string
  readonly scene: Extract<LocalPrompt, { kind: 'act' }>
  readonly startedAt: number | null
  readonly onStart: () => void
}

/** Only the actor reads it; then the phone goes on the table and shows nothing but the clock. */
export function Act({ slug, scene, startedAt, onStart }: ActProps) {
  const held = useHeld()
  if (startedAt !== null) return <Acting slug={slug} scene={scene} deadline={startedAt + scene.seconds * 1000} />
  return (
    // One person reads it, from near: letters for the room would push the clock off a phone.
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-4 [--card-least:11.5rem] max-sm:gap-3 max-sm:[--text-prompt:1.25rem] max-sm:[--text-prompt-long:1.25rem] lg:[--text-prompt:2.25rem] short:gap-1.5 short:[--text-prompt:1.125rem] short:[--text-prompt-long:1rem]">
      <PromptCard
        kicker="Only you read this"
        foot={
          <span className="short:text-sm">
            No words. Then {scene.options.length > 0 ? 'show them the phone' : 'lay the phone down'}.
          </span>
        }
        className="animate-pop lg:min-h-64"
      >
        <span aria-hidden={!held.isSeen || undefined} className={held.isSeen ? undefined : 'invisible'}>
          {scene.text}
        </span>
      </PromptCard>
      <HoldToSee held={held} />
      <Button size="lg" onClick={onStart} className="sm:self-center">
        Start the Clock ({scene.seconds} s)
      </Button>
    </div>
  )
}

const LAST_SECONDS = 5

function Acting({ slug, scene, deadline }: Pick<ActProps, 'slug' | 'scene'> & { readonly deadline: number }) {
  const seconds = useSecondsLeft(deadline, Date.now)
  const [isPeeking, setPeeking] = useState(false)
  const [wasUp] = useState(seconds === 0)
  useEffect(() => {
    if (wasUp) return
    if (seconds === 0) play('win', gameOf(slug)?.chord)
    else if (seconds <= LAST_SECONDS) play('tick', gameOf(slug)?.chord)
  }, [seconds, wasUp, slug])
  if (seconds === 0 || isPeeking) {
    return (
      <div className="mx-auto flex w-full max-w-4xl flex-col gap-4">
        <PromptCard kicker={seconds === 0 ? 'Time! It was …' : 'Still only you'} className="animate-pop">
          {scene.text}
        </PromptCard>
        {seconds > 0 && (
          <Button kind="ghost" onClick={() => setPeeking(false)} className="self-center">
            Hide it again
          </Button>
        )}
      </div>
    )
  }
  if (scene.options.length > 0) return <BackOfThePhone scene={scene} deadline={deadline} />
  return (
    <div className="grid justify-items-center gap-5">
      <Clock
        deadline={deadline}
        totalMs={scene.seconds * 1000}
        now={Date.now}
        size="min(15rem, 40dvh)"
        label="Acting"
      />
      <Button kind="ghost" onClick={() => setPeeking(true)}>
        What was it again?
      </Button>
    </div>
  )
}

/** What the others see while the actor holds the phone up: four scenes, one of which this is. */
function BackOfThePhone({ scene, deadline }: { readonly scene: ActProps['scene']; readonly deadline: number }) {
  return (
    <div className="mx-auto grid w-full max-w-4xl justify-items-center gap-4 short:gap-2 lg:grid-cols-[auto_1fr] lg:items-center lg:gap-8">
      <Clock
        deadline={deadline}
        totalMs={scene.seconds * 1000}
        now={Date.now}
        size="clamp(4rem, 20dvh - 5.5rem, 9rem)"
        label="Acting"
      />
      <section aria-label="Which one is it?" className="w-full">
        <p className="mb-2 text-center text-muted lg:text-left">Hold it up. Which one is it?</p>
        <ol className="grid gap-2 short:gap-1 sm:grid-cols-2">
          {scene.options.map((option) => (
            <li
              key={option}
              className="paper rounded-card border-4 border-ink px-4 py-2.5 text-center font-display text-lg font-bold text-balance short:py-1.5 short:text-base short:leading-tight"
            >
              {option}
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
