import { SEGMENTS as LABELS, type LocalPrompt } from '@highjinks/games/local'
import { prefersStillness } from '../../lib/stillness.ts'
import { cx } from '../../ui/look/cx.ts'
import { points } from '../../ui/party/points.ts'
import { useSecondsLeft } from '../../ui/party/use-seconds-left.ts'
import { PromptCard } from '../../ui/toys/prompt-card.tsx'
import { Wheel } from '../../ui/toys/wheel.tsx'
import type { WheelSegment } from '../../ui/toys/wheel-slices.tsx'
import { type CardProgress, isCrowd, type OnePhoneProps, type OpenCard } from '../one-phone/one-phone.ts'
import { PlainCard } from '../one-phone/plain-card.tsx'
import { isDecided, Ruled } from '../one-phone/ruled.tsx'
import { Toy } from '../one-phone/toy.tsx'

const SPIN_MS = 4200

export const isSetGoing = true
export const showing = 'Spins the wheel'

export const asksFrom = ({ at }: CardProgress) => at + (prefersStillness() ? 0 : SPIN_MS)

/** A wheel to touch; it slows down onto its segment, and its card comes. */
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
  if (isDecided(open.now)) return <Ruled now={open.now} players={players} />
  if (open.prompt.kind !== 'spin') return <PlainCard prompt={open.prompt} />
  return <Spin open={open} spin={open.prompt} />
}

interface SpinProps {
  readonly open: OpenCard
  readonly spin: Extract<LocalPrompt, { kind: 'spin' }>
}

function Spin({ open, spin }: SpinProps) {
  const { progress, now } = open
  const isPicking = now.step?.field === 'picks'
  const isStill = useSecondsLeft(asksFrom(progress), Date.now) === 0
  return (
    <div
      className={cx(
        'mx-auto w-full max-w-4xl [--card-least:9rem] lg:[--text-prompt:2.375rem] lg:[--text-prompt-long:2.125rem]',
        // It has been read out, so it is a reminder.
        isPicking || isCrowd(now)
          ? 'max-sm:[--text-prompt:1.25rem] max-sm:[--text-prompt-long:1.125rem]'
          : 'max-sm:[--text-prompt:1.5rem] max-sm:[--text-prompt-long:1.25rem]',
      )}
    >
      <div
        className={cx(
          'mx-auto',
          isStill ? cx('max-lg:hidden lg:max-w-28', isPicking && 'lg:hidden') : 'max-w-md short:max-w-[44dvh]',
        )}
      >
        <Wheel
          segments={SEGMENTS}
          spin={{ restAngle: restOn(spin.segment, progress.chance), startAt: progress.at, duration: SPIN_MS }}
          now={Date.now}
          chosen={isStill ? spin.segment : null}
        />
      </div>
      {isStill && (
        <PromptCard
          kicker={!isPicking && spin.segment}
          stamp={isPicking && <span />}
          foot={spin.segment === 'Jackpot' && `Jackpot: ${points(now.turn.house.jackpot)}.`}
          className="min-h-36 animate-rise"
        >
          {spin.text}
        </PromptCard>
      )}
    </div>
  )
}

/** The same as on the wheel that people turn from their own phones. */
const PAINTS = {
  'Everybody Answers': 'sky',
  Duel: 'lime',
  Swap: 'orange',
  Gift: 'teal',
  'House Rule': 'pink',
  Point: 'coral',
  Dare: 'lilac',
  Jackpot: 'amber',
} as const satisfies Readonly<Record<(typeof LABELS)[number], string>>

/** Clockwise; prompts name theirs by its label. */
const SEGMENTS: readonly WheelSegment[] = LABELS.map((label) => ({ id: label, label, paint: PAINTS[label] }))

const WIDTH = 360 / SEGMENTS.length
/** The pointer never stops closer to a line than this. */
const MARGIN = 5

/** Returns a random rest angle with the pointer on that segment. */
function restOn(label: string, chance: number): number {
  const index = SEGMENTS.findIndex((segment) => segment.label === label)
  const inside = MARGIN + chance * (WIDTH - 2 * MARGIN)
  return (360 - Math.max(0, index) * WIDTH - inside) % 360
}
