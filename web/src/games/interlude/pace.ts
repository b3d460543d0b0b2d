/** One finger comes out after the other. */
export const FINGER_MS = 600
/** The last line's name comes first, the best one's last. */
export const NAME_MS = 500
