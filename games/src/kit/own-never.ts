import { INTENSITIES, type Intensity, type NameKey, nameKey } from '@highjinks/protocol'

const BEGINNING = 'Never have I ever'
const BEGUN = /^never[\s,]+have[\s,]+i[\s,]+ever\b[\s,.…]*/i
const ENDED = /[.!?…)”"’]$/

/** The id of the card that an offer is dealt as. */
export function offerCardId(offerId: string): string {
  return `offer-${offerId}`
}

/** What somebody typed as a statement that can be read out: its beginning is put before it where it is missing. */
export function neverOf(text: string): string {
  const rest = afterBeginning(text)
  return `${BEGINNING} ${rest}${ENDED.test(rest) ? '' : '.'}`
}

/** Whether one of these names stands in it, as words of their own. A name of one letter is no name to look for. */
export function isAboutOneOf(text: string, names: readonly string[], keyOf: NameKey = nameKey): boolean {
  const words = (text: string) => text.split(/[^\p{L}\p{N}\p{M}]+/u).map(keyOf)
  const said = ` ${words(afterBeginning(text)).join(' ')} `
  return names.filter((name) => name.length > 1).some((name) => said.includes(` ${words(name).join(' ').trim()} `))
}

/** Whether what was written at one level may be read at the other: never at a milder one. */
export function suitsLevel(written: Intensity, now: Intensity): boolean {
  return INTENSITIES.indexOf(written) <= INTENSITIES.indexOf(now)
}

function afterBeginning(text: string): string {
  return text.replace(BEGUN, '')
}
