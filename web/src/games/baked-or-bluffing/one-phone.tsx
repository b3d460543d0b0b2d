import type { LocalPrompt } from '@highjinks/games/local'
import type { ReactNode } from 'react'
import { said } from '../../ui/announcer/announcer.ts'
import { cx } from '../../ui/look/cx.ts'
import { CardFlip } from '../../ui/toys/card-flip.tsx'
import { PromptCard } from '../../ui/toys/prompt-card.tsx'
import { HiddenCard } from '../one-phone/hidden-card.tsx'
import { type CardProgress, isCrowd, type OnePhoneProps } from '../one-phone/one-phone.ts'
import { PlainCard } from '../one-phone/plain-card.tsx'
import { OnlyTheReader, TwoVersions } from './two-versions.tsx'

/** The others are asked once the reader has looked. */
export function asksFrom({ at, opened }: CardProgress, prompt: LocalPrompt): number | null {
  return prompt.kind === 'fact' ? opened : at
}

/**
 * Only its reader knows what is true. They read the fact out, defend it, and turn it over when all hands are counted.
 */
export function OnePhone({ kinds, earlier, open, onShow, onStart, onMark }: OnePhoneProps) {
  if (!open) {
    const isNew = kinds.includes('bluff') && earlier.includes('fact') && !earlier.includes('bluff')
    return (
      <div className="grid gap-3">
        {isNew && (
          <p ref={said} className="text-center font-display text-lg leading-tight font-bold text-balance">
            New from here on: the reader picks what you hear, the truth, the lie, or a lie of their own.
          </p>
        )}
        <HiddenCard onShow={() => onShow()} />
      </div>
    )
  }
  const { prompt, now, progress } = open
  const { mark, picks } = now.turn.answers
  const isTurned = picks !== undefined
  if (prompt.kind === 'fact') {
    if (progress.opened === null && !isTurned) return <OnlyTheReader fact={prompt} onRead={onStart} />
    return (
      <TurnedCard
        isTurned={isTurned}
        isSmall={isCrowd(now)}
        back={
          <PromptCard
            kicker="True or false?"
            foot={<span className="short:hidden">Read it out loud and defend it.</span>}
          >
            {prompt.text}
          </PromptCard>
        }
        front={
          <PromptCard kicker={prompt.isTrue ? 'True!' : 'False!'} foot={prompt.text}>
            {prompt.why}
          </PromptCard>
        }
      />
    )
  }
  if (prompt.kind !== 'bluff') return <PlainCard prompt={prompt} />
  if (mark === undefined) return <TwoVersions bluff={prompt} onMark={onMark} />
  const isTrue = mark === 'straight'
  return (
    <TurnedCard
      isTurned={isTurned}
      isSmall={isCrowd(now)}
      back={
        <PromptCard
          kicker="Legit or baked?"
          foot={
            <span className="short:hidden">
              {mark === 'own' ? 'Fill the blank out loud and defend it.' : 'Read it out loud and defend it.'}
            </span>
          }
        >
          {isTrue ? prompt.straight : mark === 'own' ? prompt.open : prompt.bent}
        </PromptCard>
      }
      front={
        <PromptCard kicker={isTrue ? 'Legit!' : 'Baked!'} foot={prompt.why}>
          {prompt.straight}
        </PromptCard>
      }
    />
  )
}

interface TurnedCardProps {
  readonly isTurned: boolean
  /** Two rows of faces need its room. */
  readonly isSmall: boolean
  /** The text to read out. */
  readonly back: ReactNode
  /** The truth. */
  readonly front: ReactNode
}

/** A fact that is read out, believed or not, and turned over. */
function TurnedCard({ isTurned, isSmall, back, front }: TurnedCardProps) {
  return (
    <div
      className={cx(
        'mx-auto flex w-full max-w-4xl flex-col gap-4',
        // An explanation, and who is paid, are beside it.
        (isTurned || isSmall) &&
          'max-sm:[--text-prompt:calc(1.125rem+var(--spare)*0.06)] max-sm:[--text-prompt-long:calc(1rem+var(--spare)*0.05)]',
      )}
    >
      {/* The page's source doesn't contain the answer before the card turns. */}
      <CardFlip flipped={isTurned} className="animate-pop" back={back} front={isTurned && front} />
    </div>
  )
}
