import type { Pose } from './sofa/postures.ts'

/** Phases of whichever game in which those we wait for do something before the room, with no phone in their hand. */
const PERFORMANCES: ReadonlyMap<string, Pose> = new Map([
  ['perform', 'plays'],
  ['act', 'plays'],
  ['resolve', 'plays'],
  ['present', 'swears'],
  ['tell', 'tells'],
  ['story', 'tells'],
  ['plead', 'swears'],
])

export function isPerformance(phase: string): boolean {
  return PERFORMANCES.has(phase)
}

/** How they stand there meanwhile. */
export function poseIn(phase: string): Pose | null {
  return PERFORMANCES.get(phase) ?? null
}
