/** What a player does, what the others do, and what pays. */
export const rules = [
  'One scene gets marked. Act it, no words.',
  'The rest tap what they see. Be fast.',
  'See it first: 200. Actor: 100 per right guess.',
] as const
