import { cx } from '../../ui/look/cx.ts'
import { DieCube } from '../../ui/toys/die-cube.tsx'
import { useTableClock } from '../timeline/table-clock.ts'
import './dice-in-hand.css'

const COLORS = ['var(--color-cream)', 'var(--color-amber)'] as const

/** The face of the white die on skates, a little less confident; the other sides are blank. */
const MUG = [
  <g key="mug" fill="none" stroke="var(--color-ink)" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
    {[31, 69].map((x) => (
      <g key={x}>
        <circle cx={x} cy="42" r="13" fill="var(--color-cream)" />
        <circle cx={x} cy="38" r="5" fill="var(--color-ink)" stroke="none" />
      </g>
    ))}
    <path d="M34 70c5-7 11-7 16 0s11 7 16-1" />
  </g>,
]

interface DiceInHandProps {
  /** See `DieCube`. */
  readonly size?: number | string
  readonly className?: string
}

/** Dice before the throw: they shake, and show a face but no number or task. */
export function DiceInHand({ size = 120, className }: DiceInHandProps) {
  const { now, isStopped } = useTableClock()
  return (
    <div aria-hidden="true" data-still={isStopped || undefined}>
      <div className={cx('dice-in-hand flex -rotate-6 justify-center gap-4', className)}>
        {COLORS.map((color) => (
          <div key={color}>
            <DieCube sides={MUG} up={0} colour={color} size={size} label="A die" roll={null} now={now} />
          </div>
        ))}
      </div>
    </div>
  )
}
