/** The player's part, the others' part, and the pay. */
export const rules = [
  'Act as many scenes as you can. No words.',
  'The rest tap what they see. Be fast.',
  'See it first: 200. Actor: 100 per right guess.',
] as const
