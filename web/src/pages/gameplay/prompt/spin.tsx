import type { LocalPrompt } from '@highjinks/games/local'
import { prefersStillness } from '../../../lib/stillness.ts'
import { cx } from '../../../ui/look/cx.ts'
import { useSecondsLeft } from '../../../ui/party/use-seconds-left.ts'
import { PromptCard } from '../../../ui/toys/prompt-card.tsx'
import { Wheel } from '../../../ui/toys/wheel.tsx'
import type { PromptProgress } from '../../local-game/evening.ts'
import { restOn, SEGMENTS } from './segments.ts'

interface SpinProps {
  readonly spin: Extract<LocalPrompt, { kind: 'spin' }>
  readonly progress: PromptProgress
}

const SPIN_MS = 4200

/** The wheel slows down onto its segment; then it stands back, whole, for the card. */
export function Spin({ spin, progress }: SpinProps) {
  const restAt = progress.at + (prefersStillness() ? 0 : SPIN_MS)
  const isStill = useSecondsLeft(restAt, Date.now) === 0
  return (
    <div className="mx-auto w-full max-w-4xl [--card-least:14rem] max-sm:[--text-prompt:1.5rem] max-sm:[--text-prompt-long:1.25rem] lg:[--text-prompt:2.375rem] lg:[--text-prompt-long:2.125rem] short:[--text-prompt:1.25rem] short:[--text-prompt-long:1.125rem]">
      <div className={cx('mx-auto', isStill ? 'max-w-34 short:hidden lg:max-w-36 flat:hidden' : 'max-w-md')}>
        <Wheel
          segments={SEGMENTS}
          spin={{ restAngle: restOn(spin.segment, progress.chance), startAt: progress.at, duration: SPIN_MS }}
          now={Date.now}
          chosen={isStill ? spin.segment : null}
        />
      </div>
      {isStill && (
        <PromptCard kicker={spin.segment} className="mt-3 animate-rise short:mt-0">
          {spin.text}
        </PromptCard>
      )}
    </div>
  )
}
