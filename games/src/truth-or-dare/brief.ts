/** The player's part, the others' part, and the pay. */
export const rules = [
  'Pick Truth, Dare, or Surprise. Do it, or skip.',
  'Not your turn? Guess, clap, and judge.',
  'Did it: 600. Legend: 900. Right guess: 50.',
] as const

/** The same on one phone that is passed around. */
export const onOnePhone = [
  'Pick Truth or Dare. First the others show thumbs: will you do it?',
  'Then the next player takes the phone and judges: Half, Did it, or Legend.',
  'Did it: 600. Legend: 900. Up to 200 more if they doubted you.',
] as const
