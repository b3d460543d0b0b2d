import type { TurnNow } from '@highjinks/games/local'
import type { PlayerView } from '@highjinks/protocol'
import { Stamp } from '../attempt/ruling.tsx'
import { VERDICT_LOOKS } from '../attempt/verdict-looks.ts'
import { nameOf } from '../screen.ts'

interface RuledProps {
  readonly now: TurnNow
  readonly players: readonly PlayerView[]
}

/** Returns whether the table has decided. */
export function isDecided({ turn }: TurnNow): boolean {
  const { passed, verdict, winner } = turn.answers
  return passed === true || verdict !== undefined || winner !== undefined
}

/** The table's verdict, stamped. */
export function Ruled({ now, players }: RuledProps) {
  const { prompt, answers } = now.turn
  const { verdict, winner, passed } = answers
  if (passed) return <Stamp tone="blank" words="Skipped" foot="No shame. Pass the phone." />
  if (winner !== undefined)
    return <Stamp tone="lime" words={winner === '' ? 'A tie!' : `${nameOf(players, winner)} wins!`} />
  if (verdict === undefined) return null
  const { stamped, icon, tone } = VERDICT_LOOKS[verdict]
  const isDone = verdict === 'did-it' || verdict === 'legend'
  if (prompt.kind === 'table' || (prompt.kind === 'spin' && prompt.segment === 'Point'))
    return <Stamp tone={tone} icon={icon} words={isDone ? 'Believed!' : 'Nice try'} play={verdict} />
  if (prompt.kind === 'roll' && !isDone) return <Stamp tone={tone} icon={icon} words="Not quite" play={verdict} />
  return <Stamp tone={tone} icon={icon} words={stamped} play={verdict} />
}
