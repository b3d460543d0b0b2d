/** What the best of a lap brings. A file of its own, so that a screen can tell it without the rules. */
export const BEST_PAY = 300
