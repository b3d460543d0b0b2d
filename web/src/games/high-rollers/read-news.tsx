import type { View } from '@highjinks/games/high-rollers'
import { said } from '../../ui/announcer/announcer.ts'
import { CallNews } from '../attempt/call-news.tsx'
import { type ScreenProps, subjectOf } from '../screen.ts'
import type { Parts } from '../table/parts.ts'

type ReadNewsProps = Pick<ScreenProps<View, unknown>, 'table' | 'me' | 'players'>

interface InParts extends ReadNewsProps {
  readonly parts: Parts
}

/** The points from calls, in the first phase after them: where it ends, and the player the roller names. */
export function ReadNews({ table, me, players }: ReadNewsProps) {
  const { turn, sawNaming } = table
  const right = Object.keys(sawNaming)
  const named = right.length > 0 ? { right, wrong: [], gains: sawNaming } : null
  return <CallNews outcome={named ?? (hasEndedNow(table) ? table.callOutcome : null)} {...{ turn, me, players }} />
}

function hasEndedNow({ phase, isBust, faces, task }: View): boolean {
  if (isBust) return phase === 'pick'
  if (phase === 'wild') return true
  return faces?.action !== 'Wild' && (phase === 'name' || (phase === 'act' && (task === 'Hit' || task === 'Truth')))
}

/** The same as a line of its own, for this screen's player. */
export function ReadLine({ table, me, players, parts }: InParts) {
  const { ending, pushes, turn, callOutcome } = table
  return (
    <parts.InHand>
      <p ref={said} className="text-center text-lg leading-tight text-balance empty:hidden">
        {ending === '0' && pushes === 0 && callOutcome && <>{subjectOf(players, turn, me)} kept it. </>}
        <ReadNews {...{ table, me, players }} />
      </p>
    </parts.InHand>
  )
}

/** The same on a TV. */
export function NewsInRoom({ parts, ...seen }: InParts) {
  return (
    <parts.InRoom>
      <p className="text-center text-2xl font-semibold empty:hidden">
        <ReadNews {...seen} />
      </p>
    </parts.InRoom>
  )
}
