import type { PlayerView } from '@highjinks/protocol'
import type { Reported } from '../../session/lobby/report-sheet.tsx'

/** The sheet or dialog over the session. */
export type Open =
  | 'nothing'
  | 'people'
  | 'settings'
  | 'more'
  | 'rules'
  | 'change-game'
  | 'leave'
  | { readonly report: Reported }

export const reportOf = ({ id: playerId, name }: PlayerView): Open => ({ report: { kind: 'player', playerId, name } })
