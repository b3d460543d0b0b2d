import type { SessionView } from '@highjinks/protocol'
import { useState } from 'react'
import { payTime, useStories } from '../beats/stories.ts'
import { useTableClock } from '../beats/table-clock.ts'
import { useBeats } from '../beats/use-beats.ts'
import { castOf, type Sitter } from './cast.ts'
import { stakesOf } from './stakes.ts'

/**
 * What everybody on the sofa does, by the clock of the table. Nobody there knows how it came out, and nobody is paid,
 * before the screen has told it.
 */
export function useCast(view: SessionView): readonly Sitter[] {
  const { table } = view
  const stories = useStories(useTableClock().since)
  const isOut = useBeats(stories.length > 0 ? [['out', payTime(stories)]] : [])('out') > 0
  const [shown, show] = useState(table)
  if (isOut && shown !== table) show(table)
  const stakes = table !== null && shown?.cue === table.cue ? stakesOf(table) : null
  return castOf(view, { stakes, standings: shown?.standings ?? [] })
}
