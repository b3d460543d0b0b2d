/** The player's part, the others' part, and the pay. */
export const rules = [
  'Pull the wheel. Obey the wheel.',
  'Not your turn? Bet on how it goes.',
  'A dare done: 600. Catch a rule breaker: 100.',
] as const
