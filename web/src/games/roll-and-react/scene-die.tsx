import { cx } from '../../ui/look/cx.ts'
import { Pips } from '../../ui/toys/die-faces.tsx'

const FACES = [1, 2, 3, 4, 5, 6] as const
/** None of them is lime: that one is of what was chosen. */
const COLORS = ['bg-coral', 'bg-amber', 'bg-teal', 'bg-sky', 'bg-lilac', 'bg-pink'] as const

interface SceneDieProps {
  readonly place: number
  /** Solved, acted or not taken. */
  readonly isSpent: boolean
}

/** What tells the six scenes of a board apart at a glance: a side of a die each, in its own color. */
export function SceneDie({ place, isSpent }: SceneDieProps) {
  const face = FACES[place]
  if (face === undefined) return null
  return (
    <span
      aria-hidden="true"
      className={cx(
        'size-8 shrink-0 rounded-lg border-2 border-ink short:absolute short:-top-1.5 short:-left-2 short:size-6 short:rounded-md stage:size-16 stage:rounded-2xl stage:border-4',
        COLORS[place],
        isSpent && 'opacity-50 grayscale',
      )}
    >
      <svg viewBox="0 0 100 100" className="size-full">
        <Pips face={face} />
      </svg>
    </span>
  )
}
