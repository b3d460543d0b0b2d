import type { View } from '@highjinks/games/high-rollers'
import { CallNews } from '../attempt/call-news.tsx'
import { type ScreenProps, subjectOf } from '../screen.ts'

type ReadNewsProps = Pick<ScreenProps<View, unknown>, 'table' | 'me' | 'players'>

/** What the calls have paid, in the first phase after them: of where it ends, and of whom the roller names. */
export function ReadNews({ table, me, players }: ReadNewsProps) {
  const { turn, sawNaming } = table
  const right = Object.keys(sawNaming)
  const named = right.length > 0 ? { right, wrong: [], gains: sawNaming } : null
  return <CallNews outcome={named ?? (hasEndedNow(table) ? table.callOutcome : null)} {...{ turn, me, players }} />
}

/** The same as a line of its own. */
export function ReadLine(props: ReadNewsProps) {
  const { me, players } = props
  const { ending, pushes, turn, callOutcome } = props.table
  return (
    <p
      role="status"
      className="text-center text-lg leading-tight text-balance empty:hidden max-sm:haunted:hidden short:text-base short:leading-tight"
    >
      {ending === '0' && pushes === 0 && callOutcome && (
        <span className="short:hidden">{subjectOf(players, turn, me)} kept it. </span>
      )}
      <ReadNews {...props} />
    </p>
  )
}

function hasEndedNow({ phase, isBust, faces, task }: View): boolean {
  if (isBust) return phase === 'pick'
  if (phase === 'wild') return true
  return faces?.action !== 'Wild' && (phase === 'name' || (phase === 'act' && (task === 'Hit' || task === 'Truth')))
}
