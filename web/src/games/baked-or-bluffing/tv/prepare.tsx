import type { View } from '@highjinks/games/baked-or-bluffing'
import { TvCard } from '../../tv/card.tsx'
import { TvGiven } from '../../tv/given.tsx'
import { TvTitle } from '../../tv/title.tsx'
import type { TvProps } from '../../tv/tv-view.ts'
import { Blank } from '../statement.tsx'

/** What stands in every hand, and who has filled it. */
export function Prepare({ table }: TvProps<View>) {
  return (
    <>
      <TvTitle>Everyone fills in a blank</TvTitle>
      <TvCard kicker="For example" words="Our jester can’t fall asleep without ________.">
        <Blank before="Our jester can’t fall asleep without " after="." />
      </TvCard>
      <TvGiven
        ids={table.prepared}
        of={table.preparing.length}
        have="their story straight"
        before="Everyone’s filling in a blank. Truth optional."
      />
    </>
  )
}
