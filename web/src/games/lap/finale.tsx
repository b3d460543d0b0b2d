import type { PlayerView, TableFrame } from '@highjinks/protocol'
import { useBeats } from '../../show/timeline/use-beats.ts'
import { LIST } from '../attempt/attempt.ts'
import { nameOf } from '../screen.ts'
import './finale.css'
import { said } from '../../ui/announcer/announcer.ts'

export interface FinaleProps {
  readonly table: TableFrame
  readonly players: readonly PlayerView[]
  /** The number of rounds left, this one included. */
  readonly left: number
}

export const FINALE_MS = 5000

/** The entrance of the last round, which fills every screen. */
export function Finale(props: FinaleProps) {
  return (
    <div ref={said} className="finale">
      <FinalePicture {...props} />
    </div>
  )
}

export function FinalePicture({ table, players, left }: FinaleProps) {
  const reached = useBeats()
  const isSigned = reached('sign') > 0
  return (
    <>
      <span aria-hidden="true" className="finale-rays" />
      {reached('thud') > 0 && (
        <p className="finale-sign" data-on={isSigned || undefined} data-long={left > 1 || undefined}>
          {isSigned ? signWords(left) : '…'}
        </p>
      )}
      {reached('double') > 0 && <p className="finale-double">Everything counts double</p>}
      {reached('lead') > 0 && <p className="finale-lead">{leadWords(table, players)}</p>}
    </>
  )
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five']

function signWords(left: number): string {
  return left > 1 ? `${NUMBERS[left] ?? left} rounds left` : 'Last round!'
}

/** Returns the players in the lead. */
function leadWords({ standings }: TableFrame, players: FinaleProps['players']): string {
  const first = standings.filter(({ place }) => place === 1)
  const [only, another] = first
  if (!only || only.score === 0) return 'No one’s on the board yet. Anyone’s game.'
  if (first.length === standings.length) return 'All tied. Anyone’s game.'
  const names = LIST.format(first.map(({ id }) => nameOf(players, id)))
  return another ? `${names} lead. Catch them.` : `${names} leads. Catch them.`
}
