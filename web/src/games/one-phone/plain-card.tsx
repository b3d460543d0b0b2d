import type { LocalPrompt } from '@highjinks/games/local'
import type { ReactNode } from 'react'
import { cx } from '../../ui/look/cx.ts'
import { PromptCard } from '../../ui/toys/prompt-card.tsx'
import { HiddenCard } from './hidden-card.tsx'
import type { OnePhonePiece, OnePhoneProps } from './one-phone.ts'
import { isDecided, Ruled } from './ruled.tsx'

const KICKERS: Partial<Record<LocalPrompt['kind'], string>> = {
  truth: 'Truth',
  dare: 'Dare',
  never: 'Hands up if you have',
  statements: 'Two truths, one lie',
}

interface PlainCardProps {
  readonly prompt: LocalPrompt
  readonly foot?: ReactNode
  /** Replaces the name of its kind. */
  readonly kicker?: string
  /** The card has been read out, so it is a reminder and gives its room to the question. */
  readonly isTold?: boolean
  readonly className?: string
}

/** Smaller letters, and only the height they need. */
const TOLD = '[--card-least:8rem] [--text-prompt:1.25rem] [--text-prompt-long:1.125rem] kids:min-h-32'

export function PlainCard({ prompt, foot, kicker, isTold = false, className }: PlainCardProps) {
  return (
    <div className={cx(isTold && TOLD, className)}>
      <PromptCard
        kicker={!isTold && (kicker ?? KICKERS[prompt.kind] ?? 'Talk')}
        stamp={isTold && <span />}
        foot={isTold ? <span className="short:hidden">{foot}</span> : foot}
        className="mx-auto w-full max-w-4xl animate-pop"
      >
        {prompt.kind === 'bluff' ? prompt.straight : prompt.text}
      </PromptCard>
    </div>
  )
}

/** A card to read out, with its result. */
export function PlainOnePhone({ open, players, onShow }: OnePhoneProps) {
  if (!open) return <HiddenCard onShow={onShow} />
  if (isDecided(open.now)) return <Ruled now={open.now} players={players} />
  return <PlainCard prompt={open.prompt} />
}

/** For a game without its own drawings. */
export const plainPiece: OnePhonePiece = { OnePhone: PlainOnePhone }
