/** What one does, what the others do, and what pays. */
export const rules = [
  'Pick Truth, Dare, or Surprise. Do it, or skip.',
  'Not your turn? Call it, clap, and judge.',
  'Did it: 600. Legend: 900. A right call: 50.',
] as const
