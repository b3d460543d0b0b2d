import type { PlayerView } from '@highjinks/protocol'
import { nameOf } from '../screen.ts'
import { GROUNDS } from './tones.ts'
import { isVerdict, VERDICT_LOOKS } from './verdict-looks.ts'

/** Returns a vote's words and background: a verdict, or a winner. */
export function saidAs(vote: string, players: readonly PlayerView[]) {
  if (!isVerdict(vote)) return { words: `${nameOf(players, vote)} won`, ground: GROUNDS.sky }
  const { words, tone } = VERDICT_LOOKS[vote]
  return { words, ground: GROUNDS[tone] }
}
