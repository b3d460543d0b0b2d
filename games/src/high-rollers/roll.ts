import { playerId } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { hashSeed, rollFromSeed } from '../kit/index.ts'

export const ACTIONS = ['Hit', 'Pass', 'Challenge', 'Truth', 'Wild'] as const
export type Action = (typeof ACTIONS)[number]
/** What Wild can be turned into. */
export const TASKS = ['Hit', 'Pass', 'Challenge', 'Truth'] as const
export type Task = (typeof TASKS)[number]
export const INTENSITY_SIDES = 5

export const DICE = ['action', 'intensity'] as const
export type Die = (typeof DICE)[number]

const faces = z.object({ action: z.enum(ACTIONS), intensity: z.int() })
export type Faces = z.infer<typeof faces>

/** A roll that has been made: with its seed, which nobody knew before, anybody can make it again. */
export const roll = z.object({
  round: z.int(),
  by: playerId,
  /** Which dice were thrown; the other keeps its face. */
  dice: z.array(z.enum(DICE)),
  hash: z.string(),
  seed: z.string(),
  faces,
})
export type Roll = z.infer<typeof roll>

/** What this seed makes the dice show; those that are not thrown stay as they are. */
export function cast(seed: string, dice: readonly Die[], before: Faces | null): Faces {
  const action = ACTIONS[rollFromSeed(seed, 0, ACTIONS.length)] ?? 'Hit'
  const intensity = rollFromSeed(seed, 1, INTENSITY_SIDES) + 1
  return {
    action: before && !dice.includes('action') ? before.action : action,
    intensity: before && !dice.includes('intensity') ? before.intensity : intensity,
  }
}

/** Whether a roll is the one its hash promised: for the recap, on any phone. */
export function checks(roll: Roll): boolean {
  const again = cast(roll.seed, roll.dice, roll.faces)
  const isSame = again.action === roll.faces.action && again.intensity === roll.faces.intensity
  return hashSeed(roll.seed) === roll.hash && isSame
}
