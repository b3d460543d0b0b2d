import type { SessionView } from '@highjinks/protocol'
import { useState } from 'react'
import { useBeats } from '../beats/use-beats.ts'
import { castOf, type Sitter } from './cast.ts'
import { stakesOf } from './stakes.ts'

/**
 * What everybody on the sofa does, by the clock of the table. Nobody there knows how it came out, and nobody is paid,
 * before the screen has shown it.
 */
export function useCast(view: SessionView): readonly Sitter[] {
  const { table } = view
  const stakes = table && stakesOf(table)
  const isHushed = useBeats([['out', stakes?.openAfter ?? 0]])('out') === 0
  const [standings, hold] = useState(table?.standings)
  if (!isHushed && standings !== table?.standings) hold(table?.standings)
  return castOf(view, { stakes: isHushed ? null : stakes, standings: standings ?? [] })
}
