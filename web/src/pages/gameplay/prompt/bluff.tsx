import type { LocalPrompt } from '@highjinks/games/local'
import { Button } from '../../../ui/button/button.tsx'
import { cx } from '../../../ui/look/cx.ts'
import { HoldToSee, useHeld } from '../../../ui/toys/hold-to-see.tsx'
import { PromptCard } from '../../../ui/toys/prompt-card.tsx'
import type { PromptProgress, Reading } from '../../local-game/evening.ts'
import { TurnedCard } from './turned-card.tsx'

interface BluffProps {
  readonly slug: string
  readonly bluff: Extract<LocalPrompt, { kind: 'bluff' }>
  readonly progress: PromptProgress
  readonly onRead: (reading: Reading) => void
  readonly onTurn: () => void
}

/** Only the reader sees both; then the phone shows what is read out, and turns it over when everybody has voted. */
export function Bluff({ slug, bluff, progress, onRead, onTurn }: BluffProps) {
  const { reading } = progress
  if (reading === null) return <Choice bluff={bluff} onRead={onRead} />
  const isTrue = reading === 'straight'
  return (
    <TurnedCard
      slug={slug}
      isTurned={progress.opened !== null}
      onTurn={onTurn}
      back={
        <PromptCard kicker="Legit or baked?" foot="Read it out and defend it. Thumbs up, or thumbs down?">
          {isTrue ? bluff.straight : bluff.bent}
        </PromptCard>
      }
      front={
        <PromptCard kicker={isTrue ? 'Legit!' : 'Baked!'} foot={bluff.why}>
          {bluff.straight}
        </PromptCard>
      }
    />
  )
}

function Choice({ bluff, onRead }: Pick<BluffProps, 'bluff' | 'onRead'>) {
  const held = useHeld()
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-4 max-sm:gap-2 short:gap-1.5 lg:grid-cols-2">
      <p className="text-center text-muted short:hidden lg:col-span-2">Only you read this. Which one do they get?</p>
      <Version
        kicker="Legit"
        text={bluff.straight}
        isSeen={held.isSeen}
        label="Read It Straight"
        onTap={() => onRead('straight')}
      />
      <Version kicker="Baked" text={bluff.bent} isSeen={held.isSeen} label="Bend It" onTap={() => onRead('bent')} />
      <HoldToSee held={held} className="lg:col-span-2" />
    </div>
  )
}

interface VersionProps {
  readonly kicker: string
  readonly text: string
  readonly isSeen: boolean
  readonly label: string
  readonly onTap: () => void
}

function Version({ kicker, text, isSeen, label, onTap }: VersionProps) {
  return (
    // The words above both, so that two of them fit a phone.
    <div className="paper flex flex-wrap content-between items-center justify-between gap-3 rounded-card border-4 border-ink p-4 max-sm:gap-2 max-sm:p-2.5 short:gap-1 short:p-2">
      <p className="rounded-full bg-ink px-3 py-0.5 font-display font-bold text-accent">{kicker}</p>
      <p
        className={cx(
          'order-first w-full font-display text-xl font-bold text-balance max-sm:text-base max-sm:leading-snug short:text-sm',
          !isSeen && 'invisible',
        )}
      >
        {text}
      </p>
      <Button onClick={onTap}>{label}</Button>
    </div>
  )
}
