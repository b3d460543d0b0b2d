/** The player's part, the others' part, and the pay. */
export const rules = [
  'Act as many scenes as you can. No words.',
  'The rest tap what they see. Be fast.',
  'See it first: 200. Actor: 100 per right guess.',
] as const

/** The same on one phone that is passed around. */
export const onOnePhone = [
  'Only you see your scene. Start the clock and act it, no words.',
  'Show the others the phone: one of the six scenes on it is yours.',
  'See it first: 200. Actor: 100 for everyone who does.',
] as const
