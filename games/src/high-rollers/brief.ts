/** The player's part, the others' part, and the pay. */
export const rules = [
  'Roll a task and a pot. Keep it, or push.',
  'Roll an action twice and you bust: pot to the jar.',
  'Guess how it ends: 100. Best turn wins the jar.',
] as const
