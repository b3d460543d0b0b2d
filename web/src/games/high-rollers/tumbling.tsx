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
      {/* On a wall they take half of it, and nothing has to make room for them. */}
      <div className="grid justify-items-center gap-6 stage:pointer-events-none stage:fixed stage:inset-x-0 stage:top-[9vh] stage:z-10 stage:h-[54vh] stage:content-center stage:gap-[4vh]">
        <RollDice table={table} size={124} isLarge />
        <Heading level={2} size="title" className={RISK_BESIDE}>
          {words}
        </Heading>
      </div>
    </div>
  )
}
