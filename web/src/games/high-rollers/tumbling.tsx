import type { View } from '@highjinks/games/high-rollers'
import type { ReactNode } from 'react'
import { Heading } from '../../ui/layout/heading.tsx'
import { FairRoll } from './fair-roll.tsx'
import { RollDice } from './roll-dice.tsx'

/** Small enough on a phone to stand in one line with the longest action. */
export const RISK_BESIDE = 'max-sm:[&_.risk]:text-[0.7em]'

/** In flight, and landed for as long as it takes to read them. */
export function Tumbling({ table, words }: { readonly table: View; readonly words: ReactNode }) {
  return (
    <div className="relative grid grow place-content-center justify-items-center py-4 text-center">
      <FairRoll table={table} />
      <div className="grid justify-items-center gap-6">
        <RollDice table={table} size={124} />
        <Heading level={2} size="title" className={RISK_BESIDE}>
          {words}
        </Heading>
      </div>
    </div>
  )
}
