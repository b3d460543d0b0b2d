import { cx } from '../../ui/look/cx.ts'

/** None of them is lime: that one is of what was chosen. */
const COLORS = ['bg-coral', 'bg-amber', 'bg-teal', 'bg-sky', 'bg-lilac', 'bg-pink'] as const

interface SceneMarkProps {
  readonly place: number
  /** Solved, acted or not taken. */
  readonly isSpent: boolean
}

/**
 * What tells the six scenes of a board apart at a glance. No number, and nothing on the wall: another screen has them in
 * another order, and an actor could point at a color that all had in common.
 */
export function SceneMark({ place, isSpent }: SceneMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'size-6 shrink-0 rounded-full border-3 border-ink short:absolute short:-top-1 short:-left-1.5 short:size-5 stage:hidden',
        COLORS[place],
        isSpent && 'opacity-50 grayscale',
      )}
    />
  )
}
