import type { PlayerId } from '@highjinks/protocol'
import { signed } from '../../ui/party/points.ts'
import type { ScreenProps } from '../screen.ts'
import { type AttemptView, isUnpaid, namesOf } from './attempt.ts'

interface SideGainsProps extends Pick<ScreenProps<unknown, unknown>, 'players'> {
  readonly attempt: AttemptView | null
  /** What calls and bets have brought, to whoever did not perform. */
  readonly gains: Readonly<Record<PlayerId, number>>
}

/** On a wall, under a stamp that brought nothing to those it is about: why others are paid even so. */
export function SideGains({ attempt, gains, players }: SideGainsProps) {
  if (!isUnpaid(attempt)) return null
  const words = sideWords(gains, attempt?.performers ?? [], players)
  return words && <p className="hidden text-center text-3xl font-semibold text-balance stage:block">{words}</p>
}

const NUMBERS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

export function sideWords(
  gains: SideGainsProps['gains'],
  performers: readonly PlayerId[],
  players: SideGainsProps['players'],
): string | null {
  const ids = Object.keys(gains).filter((id) => (gains[id] ?? 0) > 0 && !performers.includes(id))
  const sums = [...new Set(ids.map((id) => signed(gains[id] ?? 0)))]
  if (ids.length === 0) return null
  const who = ids.length === 1 ? namesOf(ids, { me: null, players }) : (NUMBERS[ids.length] ?? `${ids.length}`)
  return `${who} saw it coming${sums.length === 1 ? `: ${sums[0]}${ids.length > 1 ? ' each' : ''}` : ''}.`
}
