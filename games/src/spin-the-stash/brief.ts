/** What a player does, what the others do, and what pays. */
export const rules = [
  'Pull the wheel. Obey the wheel.',
  'Not your turn? Bet on how it goes.',
  'A dare done: 600. Catch a rule breaker: 100.',
] as const
