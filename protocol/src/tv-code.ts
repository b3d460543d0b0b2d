import * as z from 'zod/mini'

/** Codes of TVs that wait for a room. A room's code always has a digit, so the two can't be confused. */
export const TV_CODE_ALPHABET = 'BCDFGHJKLMNPQRSTVWXZ'

/** Accepts upper and lower case, like a room's code. */
export const tvCode = z.pipe(
  z
    .string('That is not a TV’s code')
    .check(z.regex(/^[ \t]*[b-df-hj-np-tv-xz]{6}[ \t]*$/i, 'A TV’s code is six letters')),
  z.transform((text) => text.trim().toUpperCase()),
)
export function isTvCode(text: string): boolean {
  return tvCode.safeParse(text).success
}
