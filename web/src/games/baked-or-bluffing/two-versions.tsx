import type { LocalPrompt } from '@highjinks/games/local'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { cx } from '../../ui/look/cx.ts'
import { HoldToSee, useHoldState } from '../../ui/toys/hold-to-see.tsx'
import { UNDER_BAR } from '../one-phone/under-bar.ts'

/** Beside what it's about, and clear of the mascot at the top. */
const ONLY_YOU = 'text-center leading-tight font-semibold flat:col-span-2 flat:text-sm'

interface TwoVersionsProps {
  readonly bluff: Extract<LocalPrompt, { kind: 'bluff' }>
  readonly onMark: (reading: string) => void
}

/** Only the reader sees the truth, and fills the blank with that, with the card's lie, or with one of their own. */
export function TwoVersions({ bluff, onMark }: TwoVersionsProps) {
  const held = useHoldState()
  return (
    <div className={cx('mx-auto grid w-full max-w-4xl gap-3 max-sm:gap-2 lg:grid-cols-2 flat:grid-cols-2', UNDER_BAR)}>
      <Version
        kicker="This is true"
        text={bluff.straight}
        isSeen={held.isSeen}
        label="Read the Truth"
        onTap={() => onMark('straight')}
      />
      <Version
        kicker="This is a lie"
        text={bluff.bent}
        isSeen={held.isSeen}
        label="Read the Lie"
        onTap={() => onMark('bent')}
      >
        {bluff.open !== '' && (
          <Button kind="secondary" onClick={() => onMark('own')}>
            My Own Lie
          </Button>
        )}
      </Version>
      <p className={cx(ONLY_YOU, 'lg:col-span-2')}>Only you look. Then pick what they’ll hear.</p>
      <HoldToSee held={held} className="lg:col-span-2 flat:col-span-2" />
    </div>
  )
}

interface VersionProps {
  readonly kicker: string
  readonly text: string
  readonly isSeen: boolean
  readonly label: string
  readonly onTap: () => void
  readonly children?: ReactNode
}

function Version({ kicker, text, isSeen, label, onTap, children }: VersionProps) {
  return (
    // The words above both, so that two of them fit a phone.
    <div className="paper flex flex-wrap content-between items-center justify-between gap-3 rounded-card border-4 border-ink p-4 max-sm:gap-2 max-sm:p-2.5 flat:gap-1 flat:p-2.5">
      <p className="rounded-full bg-ink px-3 py-0.5 font-display font-bold text-accent max-sm:text-sm">{kicker}</p>
      <p
        className={cx(
          'order-first w-full font-display text-xl font-bold text-balance max-sm:text-base max-sm:leading-snug flat:text-base flat:leading-snug',
          !isSeen && 'invisible',
        )}
      >
        {text}
      </p>
      <div className="ml-auto flex gap-2">
        {children}
        <Button onClick={onTap}>{label}</Button>
      </div>
    </div>
  )
}

interface OnlyTheReaderProps {
  readonly fact: Extract<LocalPrompt, { kind: 'fact' }>
  readonly onRead: () => void
}

/** A sentence to read as it is: only its reader knows beforehand whether it is true. */
export function OnlyTheReader({ fact, onRead }: OnlyTheReaderProps) {
  const held = useHoldState()
  return (
    <div className={cx('mx-auto grid w-full max-w-4xl gap-3 flat:grid-cols-2', UNDER_BAR)}>
      <div className="paper grid content-start gap-3 rounded-card border-4 border-ink p-4 flat:col-span-2 flat:gap-1 flat:p-2.5">
        <p className="font-display text-xl font-bold text-balance">{fact.text}</p>
        <p className={cx('font-semibold', !held.isSeen && 'invisible')} aria-hidden={!held.isSeen || undefined}>
          {fact.isTrue ? 'True.' : 'A lie.'} {fact.why}
        </p>
      </div>
      <p className={ONLY_YOU}>Only you look. Read it and defend it.</p>
      <HoldToSee held={held} />
      <Button size="lg" onClick={onRead}>
        Read It Out
      </Button>
    </div>
  )
}
