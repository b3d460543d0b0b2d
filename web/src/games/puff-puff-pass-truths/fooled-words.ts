import type { View } from '@highjinks/games/puff-puff-pass-truths'
import type { PlayerId, PlayerView } from '@highjinks/protocol'
import { nameOf } from '../screen.ts'

const LIST = new Intl.ListFormat('en')

/** How the author did, in one line. */
export function fooledWords(table: View, players: readonly PlayerView[], me: PlayerId | null): string {
  const { reveal, turn } = table
  if (!reveal) return ''
  const votes = Object.keys(reveal.votes).length
  const author = turn === me && me !== null ? 'You' : nameOf(players, turn)
  if (votes === 0) return 'Nobody voted.'
  if (reveal.fooled.length === 0) return 'Nobody fell for it.'
  if (reveal.fooled.length === votes && votes > 1) return `${author} fooled everyone!`
  const fooled = reveal.fooled.map((id) => (id === me ? 'you' : nameOf(players, id)))
  return `${author} fooled ${LIST.format(fooled)}.`
}
