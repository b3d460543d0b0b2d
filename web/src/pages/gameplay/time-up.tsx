import { DURATION_MINUTES } from '@highjinks/protocol'
import { Button } from '../../ui/button/button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import type { EveningInHand } from './use-evening.ts'

/** The label has kept its promise: who likes it plays on. */
export function TimeUp({ evening }: { readonly evening: EveningInHand }) {
  const { rounds, round, settings } = evening.game
  const left = rounds - round + 1
  return (
    <main className="mx-auto flex w-full max-w-xl grow flex-col text-center">
      <div className="my-auto grid gap-4 py-8">
        <Heading level={1} size="hero">
          {DURATION_MINUTES[settings.duration]} minutes, as promised
        </Heading>
        <p className="text-xl text-balance">
          One more time around the couch, or take your bows? There {left === 1 ? 'is one round' : `are ${left} rounds`}{' '}
          left.
        </p>
      </div>
      <ActionBar>
        <Button size="lg" onClick={evening.anotherLap}>
          Another Round
        </Button>
        <Button kind="secondary" onClick={evening.end}>
          See the Recap
        </Button>
      </ActionBar>
    </main>
  )
}
