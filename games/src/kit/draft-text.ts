import { isWithin, tidy } from '@highjinks/protocol'
import * as z from 'zod/mini'

/** A field for text as it's typed: tidied, limited in length, and blank while empty. */
export function draftText(max: number) {
  return z.pipe(
    z.pipe(z.string().check(z.maxLength(max * 16)), z.transform(tidy)),
    z.string().check(z.refine((text) => isWithin(text, max))),
  )
}
