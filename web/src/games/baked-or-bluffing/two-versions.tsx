import type { LocalPrompt } from '@highjinks/games/local'
import { Button } from '../../ui/button/button.tsx'
import { cx } from '../../ui/look/cx.ts'
import { HoldToSee, useHeld } from '../../ui/toys/hold-to-see.tsx'

interface TwoVersionsProps {
  readonly bluff: Extract<LocalPrompt, { kind: 'bluff' }>
  readonly onMark: (reading: string) => void
}

/** Only the reader sees both, and chooses which one the others get. */
export function TwoVersions({ bluff, onMark }: TwoVersionsProps) {
  const held = useHeld()
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-4 max-sm:gap-2 short:gap-1.5 lg:grid-cols-2">
      <p className="text-center text-muted short:hidden lg:col-span-2">
        Only you can read this. Which one will they hear?
      </p>
      <Version
        kicker="Legit"
        text={bluff.straight}
        isSeen={held.isSeen}
        label="Read It Straight"
        onTap={() => onMark('straight')}
      />
      <Version kicker="Baked" text={bluff.bent} isSeen={held.isSeen} label="Bend It" onTap={() => onMark('bent')} />
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
