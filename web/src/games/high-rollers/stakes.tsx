import type { View } from '@highjinks/games/high-rollers'
import { cx } from '../../ui/look/cx.ts'
import { points } from '../../ui/party/points.ts'
import { bustChance } from './words.ts'
import './stakes.css'

/** A jar with this much is full to the rim. */
const FULL = 2400

/** The jar with the points from busts. */
export function Jar({ amount, isSpilling = false }: { readonly amount: number; readonly isSpilling?: boolean }) {
  const level = amount === 0 ? 0 : Math.max(0.12, Math.min(1, amount / FULL))
  return (
    <span className={cx('stakes-jar', isSpilling && 'spills')}>
      <svg viewBox="0 0 100 100" aria-hidden="true" stroke="var(--color-ink)" strokeWidth="6" strokeLinejoin="round">
        <path
          d="M24 22h52v8c10 6 12 14 12 24v26c0 8-6 14-14 14H26c-8 0-14-6-14-14V54c0-10 2-18 12-24Z"
          fill="var(--color-cream)"
        />
        <path
          className="stakes-level"
          d="M15 44h70v36c0 6-5 11-11 11H26c-6 0-11-5-11-11Z"
          fill="var(--color-gold)"
          stroke="none"
          style={{ transform: `scaleY(${level})` }}
        />
        <path d="M22 12h56v12H22Z" fill="var(--color-teal)" />
      </svg>
      <span className="leading-tight font-bold whitespace-nowrap">
        {amount === 0 ? 'Jar: empty' : `Jar: ${points(amount)}`}
      </span>
    </span>
  )
}

/** Shows how likely another push is a bust: how many of the five faces have come up. */
function BustDots({ thrown, actions }: Pick<View, 'thrown' | 'actions'>) {
  return (
    <span className="inline-flex items-center gap-2 font-bold whitespace-nowrap">
      <span className="bust-dots" aria-hidden="true">
        {Array.from({ length: actions }, (_, i) => (
          // Nothing but their order tells them apart
          // oxlint-disable-next-line react/no-array-index-key
          <span key={i} className="bust-dot" data-bust={i < thrown.length || undefined} />
        ))}
      </span>
      Bust: {bustChance({ thrown, actions })}
    </span>
  )
}

/** For everyone before the choice: the pot, the risk, and where the pot would go. */
export function Stakes({ table }: { readonly table: View }) {
  return (
    <div className="stakes">
      <strong>Pot: {points(table.pot)}</strong>
      {table.grown !== null && <BustDots thrown={table.thrown} actions={table.actions} />}
      <Jar amount={table.jar} />
    </div>
  )
}
