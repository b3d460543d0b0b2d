/** What a player does, what the others do, and what pays. */
export const rules = [
  'Pick Truth, Dare, or Surprise. Do it, or skip.',
  'Not your turn? Guess, clap, and judge.',
  'Did it: 600. Legend: 900. Right guess: 50.',
] as const
