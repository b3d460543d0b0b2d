import { Ladder } from './ladder.tsx'
import './tower.css'

interface TowerProps {
  /** Second place is on the left, and the ladder is on it. */
  readonly isLadderLeft: boolean
}

/** The plinth of a runaway winner: windows, a cloud in front of them, and a ladder up from second place. */
export function Tower({ isLadderLeft }: TowerProps) {
  return (
    <span aria-hidden="true" className="tower" data-left={isLadderLeft || undefined}>
      <svg viewBox="0 0 200 120" className="tower-front" strokeWidth="5">
        <path d="M46 96V62c0-24 36-24 36 0v34ZM118 96V62c0-24 36-24 36 0v34Z" fill="var(--color-amber)" />
        <path d="M40 98h48M112 98h48" strokeWidth="8" />
        <path d="M58 72h0M72 72h0" strokeWidth="9" />
        <path d="M10 30h22M20 50h22M176 26h16M166 110h24M92 34h18M14 108h18" opacity="0.35" />
      </svg>
      <svg viewBox="0 0 150 70" className="tower-cloud" strokeWidth="5">
        <path
          d="M24 62c-22 0-24-28-4-30-2-24 30-30 40-12 10-18 42-14 42 8 22-4 34 8 28 22-2 8-8 12-16 12Z"
          fill="var(--color-cream)"
        />
      </svg>
      <Ladder className="tower-ladder" />
    </span>
  )
}
