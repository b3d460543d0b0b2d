import type { LocalPrompt } from '@highjinks/games/local'
import { prefersStillness } from '../../lib/stillness.ts'
import { cx } from '../../ui/look/cx.ts'
import { useSecondsLeft } from '../../ui/party/use-seconds-left.ts'
import { PromptCard } from '../../ui/toys/prompt-card.tsx'
import { Wheel } from '../../ui/toys/wheel.tsx'
import type { CardProgress, OnePhoneProps, OpenCard } from '../one-phone/one-phone.ts'
import { isDecided, Outcome } from '../one-phone/outcome.tsx'
import { PlainCard } from '../one-phone/plain-card.tsx'
import { Toy } from '../one-phone/toy.tsx'
import { restOn, SEGMENTS } from './local-segments.ts'

const SPIN_MS = 4200

export const asksFrom = ({ at }: CardProgress) => at + (prefersStillness() ? 0 : SPIN_MS)

/** A wheel that wants to be touched; it slows down onto its segment, and its card comes. */
export function OnePhone({ open, players, onShow }: OnePhoneProps) {
  if (!open) {
    return (
      <Toy moves="round" onLetGo={onShow} hint="Give it a spin.">
        <Wheel
          segments={SEGMENTS}
          spin={null}
          now={Date.now}
          className="mx-auto max-w-md lg:max-w-104 short:max-w-[40dvh] flat:max-w-[48dvh]"
        />
      </Toy>
    )
  }
  if (isDecided(open.now)) return <Outcome now={open.now} players={players} />
  if (open.prompt.kind !== 'spin') return <PlainCard prompt={open.prompt} />
  return <Spin open={open} spin={open.prompt} />
}

interface SpinProps {
  readonly open: OpenCard
  readonly spin: Extract<LocalPrompt, { kind: 'spin' }>
}

function Spin({ open, spin }: SpinProps) {
  const { progress, now } = open
  const isStill = useSecondsLeft(asksFrom(progress), Date.now) === 0
  return (
    <div className="mx-auto w-full max-w-4xl [--card-least:12rem] max-sm:[--text-prompt:1.5rem] max-sm:[--text-prompt-long:1.25rem] lg:[--text-prompt:2.375rem] lg:[--text-prompt-long:2.125rem] short:[--text-prompt:1.25rem] short:[--text-prompt-long:1.125rem]">
      <div className={cx('mx-auto', isStill ? 'max-w-24 short:hidden lg:max-w-36 flat:hidden' : 'max-w-md')}>
        <Wheel
          segments={SEGMENTS}
          spin={{ restAngle: restOn(spin.segment, progress.chance), startAt: progress.at, duration: SPIN_MS }}
          now={Date.now}
          chosen={isStill ? spin.segment : null}
        />
      </div>
      {isStill && (
        <PromptCard
          kicker={spin.segment}
          foot={spin.segment === 'Jackpot' && `In the jackpot: ${now.turn.house.jackpot}.`}
          className="mt-3 min-h-48! animate-rise short:mt-0 short:min-h-36!"
        >
          {spin.text}
        </PromptCard>
      )}
    </div>
  )
}
