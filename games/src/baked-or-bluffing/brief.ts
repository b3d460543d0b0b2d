/** The player's part, the others' part, and the pay. */
export const rules = [
  'Your fact has a blank. Fill it: truth or whopper.',
  'The rest grill you and vote: Legit or Baked.',
  'See through it: 500. Fool all: 1,000, half: 500.',
] as const

/** The same on one phone that is passed around. */
export const onOnePhone = [
  'Only the reader looks. Read it out and defend it: Legit means true, Baked means made up.',
  'The others raise a hand for Legit. Later the reader picks what they hear: the truth or a lie.',
  'Right: 500. Fool everyone: 1,000.',
] as const
