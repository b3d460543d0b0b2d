import type { LocalPrompt } from '@highjinks/games/local'
import type { ReactNode } from 'react'
import { PromptCard } from '../../ui/toys/prompt-card.tsx'
import { HiddenCard } from './hidden-card.tsx'
import type { OnePhonePiece, OnePhoneProps } from './one-phone.ts'
import { isDecided, Outcome } from './outcome.tsx'

const KICKERS: Partial<Record<LocalPrompt['kind'], string>> = {
  truth: 'Truth',
  dare: 'Dare',
  never: 'Hands up if you have',
  statements: 'Two truths, one lie',
}

interface PlainCardProps {
  readonly prompt: LocalPrompt
  readonly foot?: ReactNode
  readonly className?: string
}

export function PlainCard({ prompt, foot, className }: PlainCardProps) {
  return (
    <div className={className}>
      <PromptCard
        kicker={KICKERS[prompt.kind] ?? 'Talk'}
        foot={foot}
        className="mx-auto w-full max-w-4xl animate-pop short:min-h-40"
      >
        {prompt.kind === 'bluff' ? prompt.straight : prompt.text}
      </PromptCard>
    </div>
  )
}

/** A card that is read out, and what came of it. */
export function PlainOnePhone({ open, players, onShow }: OnePhoneProps) {
  if (!open) return <HiddenCard onShow={onShow} />
  if (isDecided(open.now)) return <Outcome now={open.now} players={players} />
  return <PlainCard prompt={open.prompt} />
}

/** For a game that has no piece of its own. */
export const plainPiece: OnePhonePiece = { OnePhone: PlainOnePhone }
