/** One finger comes out after the other. */
export const FINGER_MS = 600
