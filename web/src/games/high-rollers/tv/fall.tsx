import type { View } from '@highjinks/games/high-rollers'
import type { ReactNode } from 'react'
import { ThrownDice } from '../roll-dice.tsx'
import './dice.css'

interface FallProps {
  readonly table: View
  readonly children: ReactNode
}

/** In flight, and landed for as long as it takes to read them. */
export function Fall({ table, children }: FallProps) {
  return (
    <div className="tv-fall">
      <ThrownDice table={table} size="22rem" />
      <h2 role="status">{children}</h2>
    </div>
  )
}
