import type { GhostNews } from './ghost-book.ts'

/** The jester's whispers to a ghost, in turn. */
const SEALED = [
  'Sealed in ectoplasm.',
  'Noted, in invisible ink.',
  'Nobody heard you. Perfect.',
  'Now float around innocently.',
  'Whispered into the curtains.',
  'The furniture agrees with you.',
  'Bold, for a bedsheet.',
] as const
const RIGHT = [
  'Rattle a chain.',
  'Goosebumps, delivered.',
  'Haunt a casino next.',
  'Crystal balls sulk.',
  'Pride, paid in full.',
  'Wasted on a bedsheet.',
  'Boo-yah.',
] as const
const FOOLED = [
  'Cut larger eyeholes.',
  'Even the lamp knew.',
  'Sheet on backwards?',
  'The living: a mystery.',
  'Blame the draft.',
  'Walls are easier.',
  'Boo. To you, for once.',
] as const

/** Returns the next one, never the same twice in a row. */
const nextOf = (lines: readonly string[], count: number) => lines[count % lines.length] ?? ''

export const PRIDE = 'No points, just pride.'
export const COUNTED = 'The balcony counts your tap.'
export const ASKED = `Ghost guess. ${PRIDE}`

export const sealedLine = (count: number) => nextOf(SEALED, count)

/** Returns the headline a ghost reads with a result. */
export function newsTitle({ right, of }: GhostNews): string {
  if (of === 0) return 'No one could have known.'
  if (right === of) return 'You saw it coming!'
  return right === 0 ? 'Fooled, from the cheap seats.' : `You saw ${right} of ${of} coming!`
}

export function newsLine({ right, of }: GhostNews, count: number): string {
  if (of === 0) return 'Not counted. Float on.'
  return nextOf(right > 0 ? RIGHT : FOOLED, count)
}
