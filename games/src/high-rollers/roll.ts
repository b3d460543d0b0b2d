import { playerId } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { type Heat, hashSeed, required, rollFromSeed } from '../kit/index.ts'

export const ACTIONS = ['Hit', 'Pass', 'Challenge', 'Truth', 'Wild'] as const
export type Action = (typeof ACTIONS)[number]
/** The tasks that a Wild can become. */
export const TASKS = ['Hit', 'Pass', 'Challenge', 'Truth'] as const
export type Task = (typeof TASKS)[number]
export const INTENSITY_SIDES = 5

/** The ends of a turn: kept right away, pushed and kept, or bust. */
export const ENDINGS = ['0', 'pushed', 'bust'] as const
export type Ending = (typeof ENDINGS)[number]

/** Earlier rules and pages counted the pushes. */
const COUNTED = ['1', '2', '3'] as const
export const call = z.enum([...ENDINGS, ...COUNTED])

export function endingCalled(called: z.infer<typeof call>): Ending {
  return called === '0' || called === 'bust' ? called : 'pushed'
}

export const faces = z.object({ action: z.enum(ACTIONS), intensity: z.int() })
export type Faces = z.infer<typeof faces>

/** A finished roll. Its seed, which was secret before, lets anyone repeat it. */
export const roll = z.object({ round: z.int(), by: playerId, hash: z.string(), seed: z.string(), faces })
export type Roll = z.infer<typeof roll>

/** Returns what this seed makes the dice show. */
export function cast(seed: string): Faces {
  const action = required(ACTIONS[rollFromSeed(seed, 0, ACTIONS.length)])
  return { action, intensity: rollFromSeed(seed, 1, INTENSITY_SIDES) + 1 }
}

/** 1 and 2 are the lower third of the room's level, 3 the middle, 4 and 5 the upper third. */
export function heatFor(intensity: number): Heat {
  if (intensity <= 2) return 1
  return intensity === 3 ? 2 : 3
}

/** Returns whether a roll is the one its hash promised, for the recap on any phone. */
export function checks({ seed, hash, faces }: Roll): boolean {
  const again = cast(seed)
  return hashSeed(seed) === hash && again.action === faces.action && again.intensity === faces.intensity
}
