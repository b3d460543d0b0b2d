/** The player's part, the others' part, and the pay. */
export const rules = [
  'Roll a task and a pot. Keep it, or push.',
  'Roll an action twice and you bust: pot to the jar.',
  'Guess how it ends: 100. Best turn wins the jar.',
] as const

/** The same on one phone that is passed around. */
export const onOnePhone = [
  'Roll a task and a pot. Play for it, or push for more.',
  'Roll an action twice and you bust: the pot goes in the jar.',
  'Thumbs up: the pot is yours. Best of the round wins the jar.',
] as const
