import type { View } from '@highjinks/games/spin-the-stash'
import { namesOf } from '../attempt/attempt.ts'
import { nameOf, type ScreenProps } from '../screen.ts'

type Told = Pick<ScreenProps<View, unknown>, 'table' | 'me' | 'players'>

export function upWords({ wheel, attempt }: View): string {
  if (wheel?.segment === 'swap') return 'in it together'
  return (attempt?.contenders.length ?? 0) > 1 ? 'against each other' : 'got this one'
}

/** How far the others are with their calls. */
export function theoryOf({ callers, called }: View): string {
  if (callers.length === 0) return 'Like there’s a choice.'
  if (called.length === 0) return 'Any theories?'
  const open = callers.length - called.length
  if (open === 0) return 'Everyone has a theory. Look deserving.'
  return `${called.length === 1 ? 'One theory' : `${called.length} theories`} in, ${open} still thinking.`
}

export function giftWords({ table, me, players }: Told): string {
  if (table.turn === me) return `give it to ${nameOf(players, table.picked)}. Say why.`
  return `gives it to ${table.picked === me ? 'you' : nameOf(players, table.picked)}. Why?`
}

/** Of a duel: who is through already. */
export function progressWords({ table, me, players }: Told): string {
  const { attempt, wheel } = table
  if (!attempt) return ''
  if (wheel?.segment === 'swap') return 'in it together'
  const said = attempt.performers.filter((id) => attempt.said[id])
  if (said.length === 0) return attempt.performers.length > 1 ? 'against each other' : 'got this one'
  const word = attempt.said[said[0] ?? ''] === 'pass' ? 'skipped' : 'done'
  return `${namesOf(said, { me, players })}: ${word}. One to go.`
}
