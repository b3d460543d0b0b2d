/** The pay for the best of a round. In a file of its own, so that a screen can show it without the rules. */
export const BEST_PAY = 300
