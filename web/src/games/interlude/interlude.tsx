import type { InterludeHand, InterludeView } from '@highjinks/games/kit'
import type { PlayerId } from '@highjinks/protocol'
import type { ScreenProps } from '../screen.ts'
import { Ballot } from './ballot.tsx'
import { Believe } from './believe.tsx'
import { Fingers } from './fingers.tsx'
import { Heard } from './heard.tsx'
import { type InterludeTheme, PLAIN } from './interlude-theme.ts'
import { Lines } from './lines.tsx'
import type { TableProps } from './part.ts'
import { Plead } from './plead.tsx'
import { Point } from './point.tsx'
import { Write } from './write.tsx'

/** The part of a table and a hand for an interlude, in every game that has them. */
interface InterludeTable {
  readonly phase: string
  readonly seats: readonly PlayerId[]
  readonly interlude: InterludeView | null
}
type InterludeProps = TableProps &
  Pick<ScreenProps<InterludeTable, { readonly interlude: InterludeHand }>, 'table' | 'hand'> & {
    readonly theme?: InterludeTheme
  }

/** Point and Everybody Writes in every phase, for players and spectators. */
export function Interlude({ table, hand, theme = PLAIN, ...rest }: InterludeProps) {
  const { interlude, phase, seats } = table
  if (!interlude) return null
  const own = { ...rest, theme, hand: hand?.interlude ?? null }
  if (interlude.kind === 'point') {
    if (phase === 'point') return <Point {...own} seats={seats} view={interlude} />
    if (phase === 'fingers') return <Fingers {...own} view={interlude} />
    if (phase === 'believe') return <Believe {...own} view={interlude} />
    return phase === 'heard' ? <Heard {...own} view={interlude} /> : <Plead {...own} view={interlude} />
  }
  if (phase === 'write') return <Write {...own} seats={seats} view={interlude} />
  return phase === 'ballot' ? <Ballot {...own} view={interlude} /> : <Lines {...own} view={interlude} />
}
