export const INTENSITY_STEPS = 5
const WHEN_ABSENT = 3

/** Rounds and clamps to 1 to 5. Defaults to 3 if the server sends nothing. */
export function intensityLevel(intensity: number | null | undefined): number {
  if (intensity === null || intensity === undefined || Number.isNaN(intensity)) return WHEN_ABSENT
  return Math.min(INTENSITY_STEPS, Math.max(1, Math.round(intensity)))
}
