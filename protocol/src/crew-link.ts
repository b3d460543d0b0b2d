import * as z from 'zod/mini'
import { CODE_ALPHABET } from './ids.ts'
import { line } from './text.ts'

export const CREW_NAME_MAX = 30

/** The most members a crew can have. */
export const CREW_MOST = 20

/** The most cards that a crew keeps. */
export const CREW_CARDS_MOST = 200

/** This many signs of `CODE_ALPHABET` follow the two words. The words are for people; the signs keep strangers out. */
export const CREW_SIGNS = 8

const SIGNS = CODE_ALPHABET.toLowerCase()

/** `green-otter-` and eight signs, in either case. */
export const crewLink = z.pipe(
  z
    .string("That isn't a crew's link")
    .check(z.regex(/^[A-Za-z]{3,12}-[A-Za-z]{3,12}-[A-Za-z0-9]{8}$/, "That isn't a crew's link")),
  z.transform((text) => text.toLowerCase()),
)

const LINK = new RegExp(`^[a-z]+-[a-z]+-[${SIGNS}]{${CREW_SIGNS}}$`)
/** Whether we could have handed it out. */
export function isCrewLink(text: string): boolean {
  return LINK.test(text)
}

/** Public inside a crew; it proves nothing. */
export const memberId = z
  .string('That is not a member')
  .check(z.regex(/^m[A-Za-z0-9_-]{8,40}$/, 'That is not a member'))
export type MemberId = string

export const crewName = line(CREW_NAME_MAX, {
  required: 'Give your crew a name',
  tooLong: `A crew's name has at most ${CREW_NAME_MAX} characters`,
})
