import type { LocalPrompt } from '@highjinks/games/local'
import { play } from '../../../lib/sound.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CardFlip } from '../../../ui/toys/card-flip.tsx'
import { PromptCard } from '../../../ui/toys/prompt-card.tsx'

interface FactProps {
  readonly fact: Extract<LocalPrompt, { kind: 'fact' }>
  readonly isTurned: boolean
  readonly onTurn: () => void
}

/** Read it out, let them vote with their thumbs, turn it over. */
export function Fact({ fact, isTurned, onTurn }: FactProps) {
  function turn() {
    play('reveal')
    onTurn()
  }
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-4">
      <CardFlip
        flipped={isTurned}
        className="animate-pop"
        back={
          <PromptCard kicker="True or false?" foot="Read it out. Thumbs up, or thumbs down?">
            {fact.text}
          </PromptCard>
        }
        // Nobody learns the answer from the page's source before the card is turned.
        front={
          isTurned && (
            <PromptCard kicker={fact.isTrue ? 'True!' : 'False!'} foot={fact.text}>
              {fact.why}
            </PromptCard>
          )
        }
      />
      {!isTurned && (
        <Button size="lg" onClick={turn} className="sm:self-center">
          Turn It Over
        </Button>
      )}
    </div>
  )
}
