import type { View } from '@highjinks/games/never-have-i-ever'
import { namesOf } from '../attempt/attempt.ts'
import { nameOf } from '../screen.ts'
import type { PartProps } from './part.ts'
import type { Open } from './reveal-timeline.ts'

type People = Pick<PartProps, 'me' | 'players'>

/** What those are paid for who are. */
export function guessLine({ guesses, gains, count }: Open, people: People): string | null {
  const guessers = Object.keys(guesses)
  if (guessers.length === 0) return null
  if (guessers.every((id) => !gains[id])) return 'No one guessed it. No points, only looks.'
  const right = guessers.filter((id) => {
    const [least = 0, most = 0] = guesses[id] ?? []
    return least <= count && count <= most
  })
  if (right.length === 0) return 'Off by one pays half.'
  const isHalfPaid = guessers.some((id) => gains[id] && !right.includes(id))
  const who = right.length > 3 ? `${right.length} of you` : namesOf(right, people)
  return `${who} guessed it.${isHalfPaid ? ' Off by one pays half.' : ''}`
}

/** Signed, at last: who wrote it, and who knew. */
export function authorWords({ author }: View, { suspects, isUnknown }: Open, { me, players }: People): string {
  const right = Object.entries(suspects).flatMap(([id, named]) => (named === author ? [id] : []))
  const ending = isUnknown ? 'Hardly anyone knew.' : right.length > 0 ? `${namesOf(right, { me, players })} knew.` : ''
  return `Written by ${author === me ? 'you' : nameOf(players, author)}. ${ending}`
}

/** Who tells it: in the first seconds whoever wants to, of several whom the others choose, else somebody who is asked. */
export function tellsWords({ phase, asking }: View, people: People): string | null {
  const names = namesOf(asking, people)
  switch (phase) {
    case 'ask':
      if (asking.length === 0) return 'Who’s telling it?'
      return `${names} ${asking.length === 1 && names !== 'You' ? 'wants' : 'want'} to be asked.`
    case 'nominate':
      return 'No one? The cat is asking around. Quietly.'
    case 'choose':
      return `Whose story? ${names} would tell theirs.`
    default:
      return null
  }
}
