import { isDoubleRound, presentPlayers } from '@highjinks/games/local'
import { DURATION_MINUTES } from '@highjinks/protocol'
import { Flag, Play } from 'lucide-react'
import { useEffect } from 'react'
import { said } from '../../ui/announcer/announcer.ts'
import { Button } from '../../ui/button/button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { UndoSkip } from './turn-buttons.tsx'
import type { EveningInHand } from './use-evening.ts'

/** Announces the last round on its own screen; one tap plays on. A game of one round begins with it. */
export function LastRound({ evening }: { readonly evening: EveningInHand }) {
  const { game, answerFinale } = evening
  const { round, rounds, settings } = game
  const isEarly = round < rounds
  const isOnly = round === 1
  const minutes = DURATION_MINUTES[settings.duration]
  const Icon = isOnly ? Play : Flag
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <main className="mx-auto flex w-full max-w-xl grow flex-col pt-3">
      <UndoSkip evening={evening} />
      <div className="m-auto grid justify-items-center gap-4 py-6 text-center">
        <Icon aria-hidden="true" className="size-20 animate-pop text-mark short:size-14" />
        <Heading level={1} className="text-mark">
          {isOnly ? 'One big round' : 'Last round'}
        </Heading>
        <p ref={said} className="font-display text-2xl font-bold text-balance">
          {isDoubleRound(game)
            ? 'All points count double. Then it’s the podium.'
            : 'One turn each, then it’s the podium.'}
        </p>
        {isEarly && (
          <p className="text-lg text-balance text-muted">
            {isOnly
              ? `With ${presentPlayers(game).length} players, that takes about your ${minutes} minutes.`
              : `That’s about your ${minutes} minutes.`}
          </p>
        )}
      </div>
      <ActionBar>
        <Button size="lg" onClick={() => answerFinale('last-round')}>
          {isOnly ? 'Start the Round' : 'Play the Last Round'}
        </Button>
        {isEarly && (
          <Button kind="ghost" onClick={() => answerFinale('keep-going')}>
            Keep Going, Up to {rounds} Rounds
          </Button>
        )}
      </ActionBar>
    </main>
  )
}
