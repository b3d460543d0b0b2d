/** The player's part, the others' part, and the pay. */
export const rules = [
  'Tap I have or Never. Secret until the reveal.',
  'Guess how many have. Long shots pay more.',
  'A good story: 100. Spot who wrote it: 200.',
] as const

/** The same on one phone that is passed around. */
export const onOnePhone = [
  'Read the card and call how many hands will go up.',
  'Everyone who has raises a hand, all at once. Tap their faces.',
  'Call it exactly: 300. The best story: 100.',
] as const
