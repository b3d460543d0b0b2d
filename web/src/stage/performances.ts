/** Phases of whichever game in which those we wait for do something before the room, with no phone in their hand. */
const PERFORMANCES: ReadonlySet<string> = new Set(['perform', 'act', 'resolve', 'present', 'tell', 'story', 'plead'])

export function isPerformance(phase: string): boolean {
  return PERFORMANCES.has(phase)
}
