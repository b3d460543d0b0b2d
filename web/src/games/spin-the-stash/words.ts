import type { View } from '@highjinks/games/spin-the-stash'
import { points, signed } from '../../ui/party/points.ts'
import { namesOf } from '../attempt/attempt.ts'
import { nameOf, type ScreenProps, subjectOf } from '../screen.ts'

export type Segment = View['segments'][number]

/** As they are on the wheel. */
export const LABELS: Readonly<Record<Segment, string>> = {
  writing: 'Everybody Writes',
  duel: 'Duel',
  swap: 'Swap',
  gift: 'Gift',
  rule: 'House Rule',
  point: 'Point',
  dare: 'Dare',
  jackpot: 'Jackpot',
}

/** Each has its own color, on the wheel and on its stamp; gold is only for the jackpot. */
export const PAINTS = {
  writing: 'sky',
  duel: 'lime',
  swap: 'orange',
  gift: 'teal',
  rule: 'pink',
  point: 'coral',
  dare: 'lilac',
  jackpot: 'amber',
} as const satisfies Readonly<Record<Segment, string>>

export function kickerOf({ wheel, jackpot }: View): string | null {
  if (!wheel) return null
  return wheel.segment === 'jackpot' ? `Jackpot: ${points(jackpot)}` : LABELS[wheel.segment]
}

/** Returns the sum: in the last of several rounds everything counts double. */
export function times({ isDouble }: View, plain: number): number {
  return isDouble ? 2 * plain : plain
}

export function prizeOf(table: View): string {
  return `${signed(times(table, 50))} if right`
}

/** Returns the part of a doubled sum before doubling, as the score will name it. */
export function prizeForWhy({ isDouble }: View): string {
  return `+150 for saying why${isDouble ? ', counted double' : ''}`
}

/** Returns the prize of a right bet: right ones share all stakes, and no one gets more than three of them. */
export function betPrizeOf(table: View): string {
  const most = Math.min(3, table.bettors.length)
  return `${signed(times(table, 100))}${most > 1 ? ` to ${points(times(table, 100 * most))}` : ''}`
}

type Told = Pick<ScreenProps<View, unknown>, 'table' | 'me' | 'players'>
type People = Pick<Told, 'me' | 'players'>

export function cardWords({ card }: View): string {
  return card ?? 'The card was taken back. You know what it said.'
}

export function upWords({ wheel, attempt }: View): string {
  if (wheel?.segment === 'swap') return 'are in it together'
  return (attempt?.contenders.length ?? 0) > 1 ? 'face off' : 'got this one'
}

/** Returns the progress of the others' calls. */
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

/** Returns a duel's progress: who is done already. */
export function progressWords({ table, me, players }: Told): string {
  const { attempt, wheel } = table
  if (!attempt) return ''
  if (wheel?.segment === 'swap') return 'are in it together'
  const said = attempt.performers.filter((id) => attempt.said[id])
  if (said.length === 0) return attempt.performers.length > 1 ? 'face off' : 'got this one'
  const word = attempt.said[said[0] ?? ''] === 'pass' ? 'skipped' : 'done'
  return `${namesOf(said, { me, players })}: ${word}. One to go.`
}

export function leftWords(turns: number): string {
  return turns === 1 ? '1 turn left' : `${turns} turns left`
}

export function madeByWords({ by, turnsLeft }: View['houseRules'][number], { me, players }: People): string {
  return `Made by ${by === me ? 'you' : nameOf(players, by)}, ${leftWords(turnsLeft)}.`
}

export function chargeStory(charge: View['charges'][number], { me, players }: People): string {
  const by = subjectOf(players, charge.by, me)
  const culprit = subjectOf(players, charge.culprit, me)
  const isMine = charge.culprit === me
  const catcher = charge.by === me ? 'you' : nameOf(players, charge.by)
  if (charge.answer === 'admitted') return `${culprit} ${isMine ? 'own' : 'owns'} up. 100 for ${catcher}.`
  switch (charge.finding) {
    case 'guilty':
      return `${culprit}: guilty. That’s 100 for ${catcher}.`
    case 'innocent':
      return `${culprit}: innocent! 100 for their trouble.`
    case 'dropped':
      return `${culprit} ${isMine ? 'deny' : 'denies'} it, and nobody can prove a thing.`
    case null:
      break
  }
  const caught = `${by} caught ${isMine ? 'you' : nameOf(players, charge.culprit)}!`
  if (charge.answer === null) return `${caught} Is it true?`
  return `${caught} ${isMine ? 'You deny it' : 'Denied'}: the room decides next.`
}
