/** The player's part, the others' part, and the pay. */
export const rules = [
  'Write two truths and a lie about yourself.',
  'Grill each other, then pick the lie.',
  'Fool everyone: 1,000. The best story: 300.',
] as const
