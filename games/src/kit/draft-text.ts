import { isWithin, tidy } from '@highjinks/protocol'
import * as z from 'zod/mini'

/** What a player types, a keystroke at a time: tidied, held to its length, and blank while nothing is there yet. */
export function draftText(max: number) {
  return z.pipe(
    z.pipe(z.string().check(z.maxLength(max * 16)), z.transform(tidy)),
    z.string().check(z.refine((text) => isWithin(text, max))),
  )
}
