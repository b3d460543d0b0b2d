/** The player's part, the others' part, and the pay. */
export const rules = [
  'Write two truths and a lie about yourself.',
  'Grill each other, then pick the lie.',
  'Fool everyone: 1,000. The best story: 300.',
] as const

/** The same on one phone that is passed around. */
export const onOnePhone = [
  'Tell two true stories and one lie, with a straight face.',
  'On three, everyone shows 1, 2, or 3 fingers: which one was the lie?',
  'Find it: 600. Fool everyone: 1,000. The best story: 300.',
] as const
