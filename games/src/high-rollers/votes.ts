import type { PlayerId } from '@highjinks/protocol'
import { type Context, peopleFirst, pickOne, required, seatedPlayers } from '../kit/index.ts'
import { performersOf } from './cards.ts'
import type { State } from './state.ts'

/** Returns the most wanted choice; a tie, or no vote at all, is decided at random. */
export function mostWanted<Choice extends string>(
  votes: Readonly<Record<PlayerId, Choice>>,
  options: readonly Choice[],
  random: () => number,
): Choice {
  const given = Object.values<Choice>(votes)
  const count = (option: Choice) => given.filter((one) => one === option).length
  const most = Math.max(...options.map(count))
  return required(
    pickOne(
      options.filter((option) => count(option) === most),
      random,
    ),
  )
}

/** Everyone but the roller votes on a Wild; simulated players only if there is no other person. */
export function wildVoters(state: State, context: Context): PlayerId[] {
  return [
    ...peopleFirst(
      seatedPlayers(state, context).filter((id) => id !== state.turn),
      context,
    ),
  ]
}

/** Returns who picks the card: nobody who will perform it, unless they are alone. */
export function pickVoters(state: State, context: Context): PlayerId[] {
  const performers = performersOf(state)
  const others = seatedPlayers(state, context).filter((id) => !performers.includes(id))
  const neutral = others.filter((id) => id !== state.turn)
  return [...peopleFirst(neutral.length > 0 ? neutral : others, context)]
}
