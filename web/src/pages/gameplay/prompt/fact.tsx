import type { LocalPrompt } from '@highjinks/games/local'
import { PromptCard } from '../../../ui/toys/prompt-card.tsx'
import { TurnedCard } from './turned-card.tsx'

interface FactProps {
  readonly slug: string
  readonly fact: Extract<LocalPrompt, { kind: 'fact' }>
  readonly isTurned: boolean
  readonly onTurn: () => void
}

/** Read it out, let them vote with their thumbs, turn it over. */
export function Fact({ slug, fact, isTurned, onTurn }: FactProps) {
  return (
    <TurnedCard
      slug={slug}
      isTurned={isTurned}
      onTurn={onTurn}
      back={
        <PromptCard kicker="True or false?" foot="Read it out. Thumbs up, or thumbs down?">
          {fact.text}
        </PromptCard>
      }
      front={
        <PromptCard kicker={fact.isTrue ? 'True!' : 'False!'} foot={fact.text}>
          {fact.why}
        </PromptCard>
      }
    />
  )
}
