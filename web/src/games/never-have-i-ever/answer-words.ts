import type { View } from '@highjinks/games/never-have-i-ever'
import type { TableFrame } from '@highjinks/protocol'

type Table = View & Pick<TableFrame, 'round' | 'rounds'>

/** Of the last rounds, which all count double, only the last one is called that; null before them. */
export function doubleWords({ isDouble, round, rounds }: Table): string | null {
  if (!isDouble) return null
  return round >= rounds ? 'Last round, counts double' : 'Counts double'
}

/** What is special about a statement; null where nothing is. */
export function kickerOf(table: Table): string | null {
  const words = [table.isOwn ? 'One of you wrote this' : null, doubleWords(table)].filter(Boolean)
  return words.length === 0 ? null : words.join(', ')
}

/** As soon as somebody taps there is something to see, though not what. */
export function progressWords({ began, answered, asked, isWhoseAsked }: View): string {
  const guessing = began.length - answered.length
  const isAre = (count: number) => `${count} ${count === 1 ? 'is' : 'are'}`
  if (began.length === 0) return 'Have they? No one has tapped yet.'
  const done = answered.length === asked.length ? 'Everyone’s done.' : `${isAre(answered.length)} done.`
  return [
    guessing > 0 ? guessingWords(isAre(guessing), isWhoseAsked) : '',
    answered.length > 0 ? done : '',
    began.length < asked.length ? `${asked.length - began.length} to go.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Of a player's own, whose it is, is what everybody wants to know. */
function guessingWords(howMany: string, isWhoseAsked: boolean): string {
  return isWhoseAsked ? `Who wrote it? ${howMany} guessing.` : `${howMany} guessing how many have`
}
