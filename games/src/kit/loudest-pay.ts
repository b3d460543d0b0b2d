/** What the loudest applause of a lap brings. A file of its own, so that a screen can tell it without the rules. */
export const LOUDEST_PAY = 300
