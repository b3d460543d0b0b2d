import type { PlayerView } from '@highjinks/protocol'
import { nameOf } from '../screen.ts'
import { GROUNDS } from './tones.ts'
import { isVerdict, VERDICT_LOOKS } from './verdict-looks.ts'

/** A vote in words, and the ground it stands on: a verdict, or who won. */
export function saidAs(vote: string, players: readonly PlayerView[]) {
  if (!isVerdict(vote)) return { words: `${nameOf(players, vote)} won`, ground: GROUNDS.sky }
  const { words, tone } = VERDICT_LOOKS[vote]
  return { words, ground: GROUNDS[tone] }
}
