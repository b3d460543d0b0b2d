/** The boldness of a card within its level: 1 warms up, 3 is the boldest third. */
export const HEATS = [1, 2, 3] as const
export type Heat = (typeof HEATS)[number]

/** A card's subject. Consecutive cards never share a family, so that it's not one joke all evening. */
export const FAMILIES = [
  'confessions',
  'opinions',
  'next-to-me',
  'firsts-lasts',
  'money-pettiness',
  'love-exes',
  'work',
  'family',
  'bodies',
  'internet',
  'fame',
  'manners',
  'rituals',
  'high-thoughts',
  'cannabis',
  'objects',
] as const
export type Family = (typeof FAMILIES)[number]
