/** How bold a card is inside its level: 1 warms up, 3 is the level's boldest third. */
export const HEATS = [1, 2, 3] as const
export type Heat = (typeof HEATS)[number]

/** What a card is about. No two neighbours of an evening come from the same family, so that it is never one joke. */
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
