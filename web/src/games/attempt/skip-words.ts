import { drawFrom } from '../../lib/draw-from.ts'

/** Of whoever skips: a short joke, and never a reproach. All of them are true of one and of several. */
const LINES = [
  '{name} would rather keep the mystery.',
  '{name} let this one fly.',
  '{name} took the scenic way out.',
  '{name} folded, neatly, along the dotted line.',
  '{name} sent it on by air mail.',
  '{name} left it to the imagination.',
  '{name} gave the card its freedom.',
  '{name} taught the card to fly.',
  'Not tonight, said {name}. The card took it well.',
] as const

/** The same on every screen: the card decides. */
export function skipWords(name: string, card: string | null): string {
  return (LINES[drawFrom(`${card ?? ''}${name}`) % LINES.length] ?? LINES[0]).replace('{name}', name)
}
