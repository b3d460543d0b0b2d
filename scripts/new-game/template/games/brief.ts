/** Everything a player must know before the first card. */
export const rules: readonly [string, string, string] = [
  'Everybody takes one of two, in secret.',
  'Then you see who took which.',
  'The larger side gets 100 each.',
]
