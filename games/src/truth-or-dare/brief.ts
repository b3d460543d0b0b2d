/** The player's part, the others' part, and the pay. */
export const rules = [
  'Pick Truth, Dare, or Surprise. Do it, or skip.',
  'Not your turn? Guess, clap, and judge.',
  'Did it: 600. Legend: 900. Right guess: 50.',
] as const
