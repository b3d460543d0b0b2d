/** The player's part, the others' part, and the pay. */
export const rules = [
  'Pull the wheel. Obey the wheel.',
  'Not your turn? Bet on how it goes.',
  'A dare done: 600. Catch a rule breaker: 100.',
] as const

/** The same on one phone that is passed around. */
export const onOnePhone = [
  'Spin the wheel and do what it says.',
  'The others bet out loud: tap each face until it shows their call.',
  'A dare done: 600. Right bets share what was bet.',
] as const
