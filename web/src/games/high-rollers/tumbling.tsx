import type { View } from '@highjinks/games/high-rollers'
import { useStory } from '../../stage/beats/use-story.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { PromptCardBack } from '../../ui/toys/prompt-card-back.tsx'
import { FairRoll } from './fair-roll.tsx'
import { RollDice } from './roll-dice.tsx'

/** When they come over it, for so much of their flight. */
const KNOCK = 0.42

/** In flight; they knock off what lay on the table. */
export function Tumbling({ table, words }: { readonly table: View; readonly words: string }) {
  const isKnocked = useStory([['knock', table.tumbleMs * KNOCK]])('knock') > 0
  return (
    <div className="relative grid grow place-content-center justify-items-center gap-6 py-4 text-center lg:gap-14">
      <FairRoll table={table} />
      <div className="relative grid place-items-center">
        {/* To the left and up: nothing goes to where a page could scroll. */}
        <div
          aria-hidden="true"
          className={cx(
            'absolute inset-0 grid place-items-center transition-[translate,rotate,opacity] duration-400 ease-in',
            isKnocked ? '-translate-x-[45vw] -translate-y-[30vh] -rotate-140 opacity-0' : '-rotate-6',
          )}
        >
          <PromptCardBack className="aspect-3/4 w-32 min-h-0! lg:w-52" />
        </div>
        <RollDice table={table} size={124} />
      </div>
      <Heading level={2} size="title" className="relative">
        {words}
      </Heading>
    </div>
  )
}
