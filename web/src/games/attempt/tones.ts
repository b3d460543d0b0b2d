/** Backgrounds of choices, bets and stamps. The text on all of them is ink. */
export const GROUNDS = {
  coral: 'bg-coral',
  red: 'bg-red',
  amber: 'bg-amber',
  gold: 'bg-gold',
  teal: 'bg-teal',
  lime: 'bg-lime',
  sky: 'bg-sky',
  lilac: 'bg-lilac',
  orange: 'bg-orange',
  pink: 'bg-pink',
  /** Not a room's color. */
  blank: 'bg-cream',
} as const
export type Tone = keyof typeof GROUNDS
