/** The time between two fingers. */
export const FINGER_MS = 600
