/** From so many to so many: one number, or two with a dash between them. */
export function rangeWords([least, most]: readonly [least: number, most: number]): string {
  return least === most ? String(least) : `${least}–${most}`
}

export const BAND_WORDS = { few: 'A few have', half: 'About half have', most: 'Most of you have' } as const
