/** The player's part, the others' part, and the pay. */
export const rules = [
  'Your fact has a blank. Fill it: truth or whopper.',
  'The rest grill you and vote: Legit or Baked.',
  'See through it: 500. Fool all: 1,000, half: 500.',
] as const
