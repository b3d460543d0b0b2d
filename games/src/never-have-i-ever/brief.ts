/** The player's part, the others' part, and the pay. */
export const rules = [
  'Tap I have or Never. Secret until the reveal.',
  'Guess how many have. Long shots pay more.',
  'A good story: 100. Spot who wrote it: 200.',
] as const
