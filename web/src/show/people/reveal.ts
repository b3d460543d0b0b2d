import type { PlayerId } from '@highjinks/protocol'
import type { Pose } from './poses.ts'
import type { SitterMood } from './postures.ts'

/** The reactions of people in a headline: arms up, half glad, sheepish, or in a heap. */
export type Expression = 'cheers' | 'shrugs' | 'ducks' | 'slumps'

/** The result of a phase and the people it is about, in any game. */
export interface Reveal {
  /** The people it can be about, who are lit until it is out. If empty, it can be anyone. */
  readonly candidates: readonly PlayerId[]
  /** The people in the headline. */
  readonly named: Readonly<Record<PlayerId, Expression>>
  /** The cheering players did more than the card asked. */
  readonly isLegend?: boolean
  /** The poses of the people in the headline. A player without one has the plain pose. */
  readonly poses?: Readonly<Record<PlayerId, Pose>>
  /** Everyone's points, whatever they were for. */
  readonly gains: Readonly<Record<PlayerId, number>>
  /**
   * The rules pay these points when the phase ends. Until then only the sofa shows them, on the bowls and over every
   * head.
   */
  readonly isOwed?: boolean
  /** Everyone else claps for the people in the headline. */
  readonly isApplauded?: boolean
  /** The players who had tried something else and missed. */
  readonly missed: readonly PlayerId[]
  /** Everyone who tried fell for it. */
  readonly isSweep?: boolean
}

/** The progress of a result on the screen: first what it is, then what it paid. */
export interface Progress {
  readonly isOut: boolean
  readonly isPaid: boolean
  /** The number of players who have left the sofa for the spotlight, in a phase in which they go one by one. */
  readonly walked: number
}
export const NO_PROGRESS: Progress = { isOut: false, isPaid: false, walked: 0 }
export const FULL_PROGRESS: Progress = { isOut: true, isPaid: true, walked: Number.POSITIVE_INFINITY }

export interface SitterState {
  readonly mood: SitterMood
  readonly isStanding: boolean
  /** The points that float over their head. */
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

/** The one rule of every reveal: the people in the headline stand or sink, everyone else reacts in their seat. */
export function sitterStateOf(reveal: Reveal, { isOut, isPaid }: Omit<Progress, 'walked'>, id: PlayerId): SitterState {
  if (!isOut) return reveal.candidates.includes(id) ? standing('tense') : seated('calm')
  const expression = reveal.named[id]
  const gain = reveal.gains[id] ?? 0
  if (expression) return { ...STATES[expression], gain: isPaid && gain > 0 ? gain : null }
  if (reveal.isApplauded) return seated('claps', isPaid && gain > 0 ? gain : null)
  if (isPaid && gain > 0) return seated('smiles', gain)
  return seated(isPaid && reveal.missed.includes(id) ? 'winces' : 'calm')
}

/** Returns whether everyone in the headline got nothing. */
export function isFlop({ named }: Reveal): boolean {
  const expressions = Object.values(named)
  return expressions.length > 0 && expressions.every((expression) => expression === 'ducks' || expression === 'slumps')
}

/**
 * Returns when the fall sounds: with players who sink in a heap once the result is out, or else once a fooled room has
 * been paid.
 */
export function fallOf({ named, isSweep = false }: Reveal): 'out' | 'paid' | null {
  if (Object.values(named).includes('slumps')) return 'out'
  return isSweep ? 'paid' : null
}

/** Returns whether all these players, who had tried, got nothing. */
export function isEmptyHanded(ids: readonly PlayerId[], gains: Reveal['gains']): boolean {
  return ids.length > 0 && ids.every((id) => (gains[id] ?? 0) <= 0)
}

/** Returns the same expression for all of these players. */
export function expressedBy(ids: readonly PlayerId[], expression: Expression): Reveal['named'] {
  return Object.fromEntries(ids.map((id) => [id, expression]))
}
