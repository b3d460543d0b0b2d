export const HEADS = ['round', 'square', 'pear', 'bean', 'drop'] as const
export const TOPS = ['none', 'sprout', 'beanie', 'curls', 'spikes', 'party', 'phones', 'bucket', 'bun', 'mop'] as const
export const EYES = ['dots', 'sleepy', 'wink', 'wide', 'glasses', 'shades', 'happy', 'side', 'uneven'] as const
export const MOUTHS = ['smile', 'grin', 'smirk', 'tongue', 'oh', 'wavy', 'cat', 'flat', 'gap'] as const
export const EXTRAS = ['none', 'cheeks', 'freckles', 'moustache', 'none', 'cheeks'] as const
export const COLOURS = ['lime', 'amber', 'coral', 'sky', 'orange', 'teal', 'lilac', 'pink', 'cream'] as const

export type Colour = (typeof COLOURS)[number]

export interface Face {
  readonly head: (typeof HEADS)[number]
  readonly top: (typeof TOPS)[number]
  readonly eyes: (typeof EYES)[number]
  readonly mouth: (typeof MOUTHS)[number]
  readonly extra: (typeof EXTRAS)[number]
  readonly skin: Colour
  readonly cloth: Colour
  readonly ground: Colour
}

/** FNV-1a with one more mix per feature, so that similar seeds give different faces. */
function draws(seed: string): () => number {
  let state = 0x811c9dc5
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193)
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function pick<Choice>(choices: readonly [Choice, ...Choice[]], draw: () => number): Choice {
  return choices[Math.floor(draw() * choices.length)] ?? choices[0]
}

/** Gives the same face for the same seed, on every screen and in every version: don't reorder the lists above. */
export function faceOf(seed: string): Face {
  const draw = draws(seed)
  const first = Math.floor(draw() * COLOURS.length)
  const colour = (step: number): Colour => COLOURS[(first + step) % COLOURS.length] ?? 'lime'
  return {
    head: pick(HEADS, draw),
    top: pick(TOPS, draw),
    eyes: pick(EYES, draw),
    mouth: pick(MOUTHS, draw),
    extra: pick(EXTRAS, draw),
    skin: colour(0),
    cloth: colour(2 + Math.floor(draw() * 2)),
    ground: colour(5 + Math.floor(draw() * 2)),
  }
}
