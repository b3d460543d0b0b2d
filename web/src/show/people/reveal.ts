import type { PlayerId } from '@highjinks/protocol'
import type { Pose } from './poses.ts'
import type { SitterMood } from './postures.ts'

/** How those whom a headline names take it: arms up, half glad, sheepish, or as a heap. */
export type Expression = 'cheers' | 'shrugs' | 'ducks' | 'slumps'

/** What a phase tells, and about whom, in whichever game. */
export interface Reveal {
  /** Those about whom it is decided: they stand in the light until it is out. None: it may be anybody. */
  readonly candidates: readonly PlayerId[]
  /** Whom the headline names. */
  readonly named: Readonly<Record<PlayerId, Expression>>
  /** Those who cheer did more than was asked. */
  readonly isLegend?: boolean
  /** How those who are named are seen to take it; whoever is left out takes it plainly. */
  readonly poses?: Readonly<Record<PlayerId, Pose>>
  /** What everybody was paid, for whatever it was. */
  readonly gains: Readonly<Record<PlayerId, number>>
  /** The rules pay them when the phase ends: until then the sofa alone says so, on the bowls and over every head. */
  readonly isOwed?: boolean
  /** Everybody else claps for those who are named. */
  readonly isApplauded?: boolean
  /** Who had tried something else, and missed. */
  readonly missed: readonly PlayerId[]
  /** All who had tried were taken in. */
  readonly isSweep?: boolean
}

/** How far a phase has told it: what it is, and then what it brought. */
export interface Progress {
  readonly isOut: boolean
  readonly isPaid: boolean
  /** How many have left the sofa for the spotlight, in a phase in which they go one by one. */
  readonly walked: number
}
export const NO_PROGRESS: Progress = { isOut: false, isPaid: false, walked: 0 }
export const FULL_PROGRESS: Progress = { isOut: true, isPaid: true, walked: Number.POSITIVE_INFINITY }

export interface SitterState {
  readonly mood: SitterMood
  readonly isStanding: boolean
  /** What floats over their head. */
  readonly gain: number | null
}

export const seated = (mood: SitterMood, gain: number | null = null): SitterState => ({ mood, isStanding: false, gain })
const standing = (mood: SitterMood): SitterState => ({ mood, isStanding: true, gain: null })

const STATES: Readonly<Record<Expression, SitterState>> = {
  cheers: standing('glad'),
  shrugs: standing('shrugs'),
  ducks: seated('ducks'),
  slumps: seated('down'),
}

/** The one rule of every reveal: whoever the headline names stands for it or sinks, everybody else reacts in their seat. */
export function sitterStateOf(reveal: Reveal, { isOut, isPaid }: Omit<Progress, 'walked'>, id: PlayerId): SitterState {
  if (!isOut) return reveal.candidates.includes(id) ? standing('tense') : seated('calm')
  const expression = reveal.named[id]
  const gain = reveal.gains[id] ?? 0
  if (expression) return { ...STATES[expression], gain: isPaid && gain > 0 ? gain : null }
  if (reveal.isApplauded) return seated('claps', isPaid && gain > 0 ? gain : null)
  if (isPaid && gain > 0) return seated('smiles', gain)
  return seated(isPaid && reveal.missed.includes(id) ? 'winces' : 'calm')
}

/** Whether those who were named came out of it empty-handed, all of them. */
export function isFlop({ named }: Reveal): boolean {
  const expressions = Object.values(named)
  return expressions.length > 0 && expressions.every((expression) => expression === 'ducks' || expression === 'slumps')
}

/** When a fall is heard: with those who sink as a heap once it is out, else with a room that was taken in once it is paid. */
export function fallOf({ named, isSweep = false }: Reveal): 'out' | 'paid' | null {
  if (Object.values(named).includes('slumps')) return 'out'
  return isSweep ? 'paid' : null
}

/** Whether all of these, who had tried, were left without anything. */
export function isEmptyHanded(ids: readonly PlayerId[], gains: Reveal['gains']): boolean {
  return ids.length > 0 && ids.every((id) => (gains[id] ?? 0) <= 0)
}

/** The same expression for all of these. */
export function expressedBy(ids: readonly PlayerId[], expression: Expression): Reveal['named'] {
  return Object.fromEntries(ids.map((id) => [id, expression]))
}
