import type { View } from '@highjinks/games/never-have-i-ever'
import { Spotlight } from '../../../show/spotlight/spotlight.tsx'
import { nameOf } from '../../screen.ts'
import { TvCard } from '../../tv/card.tsx'
import { TvTitle } from '../../tv/title.tsx'
import type { TvProps } from '../../tv/tv-view.ts'
import { doubleWords } from '../answer-words.ts'

/** Whom the table chose tells how it was, and is applauded. */
export function Story({ table, players }: TvProps<View>) {
  const { teller, statement, applause } = table
  if (teller === null) return null
  return (
    <Spotlight ids={[teller]} players={players} clapping={applause.clapping}>
      <TvCard kicker={doubleWords(table)} words={statement ?? ''} />
      <TvTitle foot="Listen up. Clap when it’s earned.">{nameOf(players, teller)} tells it</TvTitle>
    </Spotlight>
  )
}
