import * as z from 'zod/mini'

/** Of a TV that waits for a room. A room's code always has a digit, so that nobody takes one for the other. */
export const TV_CODE_ALPHABET = 'BCDFGHJKLMNPQRSTVWXZ'

/** Either case is accepted, as with a room's. */
export const tvCode = z.pipe(
  z
    .string('That is not a TV’s code')
    .check(z.regex(/^[ \t]*[b-df-hj-np-tv-xz]{6}[ \t]*$/i, 'A TV’s code is six letters')),
  z.transform((text) => text.trim().toUpperCase()),
)
export function isTvCode(text: string): boolean {
  return tvCode.safeParse(text).success
}
