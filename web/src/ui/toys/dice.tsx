import { DieCube } from './die-cube.tsx'
import { ACTION_FACES, type ActionFace, ActionSymbol, INTENSITY_FACES, type IntensityFace, Pips } from './die-faces.tsx'
import type { Timing } from './use-timed-animation.ts'

export interface DiceProps {
  readonly action: ActionFace
  readonly intensity: IntensityFace
  /** The current or last roll, in server time; null if there was none. */
  readonly roll: Timing | null
  /** Returns the server's time now. Keep the function the same between renders. */
  readonly now: () => number
  /** See `DieCube`. */
  readonly size?: number | string
}

/** Puts five faces on six sides: the sixth side of each die repeats one that never lands up. */
const ACTION_SIDES = [...ACTION_FACES, 'wild' as const].map((face, side) => <ActionSymbol key={side} face={face} />)
const INTENSITY_SIDES = [...INTENSITY_FACES, 1 as const].map((face, side) => <Pips key={side} face={face} />)

export function Dice({ action, intensity, roll, now, size = 120 }: DiceProps) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-4">
      <DieCube
        sides={ACTION_SIDES}
        up={ACTION_FACES.indexOf(action)}
        colour="var(--color-cream)"
        size={size}
        label={`Action die: ${action}`}
        roll={roll}
        now={now}
      />
      <DieCube
        sides={INTENSITY_SIDES}
        up={INTENSITY_FACES.indexOf(intensity)}
        colour="var(--color-amber)"
        size={size}
        label={`Intensity die: ${intensity}`}
        roll={roll}
        now={now}
      />
    </div>
  )
}
