import type { PlayerId } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { bandOf, earned } from './points.ts'
import type { Side, State } from './state.ts'

const SIDE: Readonly<Record<string, Side>> = { h: 'have', n: 'never', s: 'skip' }

/** 'h2' has and guesses two; 'n' never has and guesses nothing; player p1 comes first. */
function given(mode: State['mode'], ...answers: string[]): Readonly<Record<PlayerId, number>> {
  const rows = answers.map((code, i) => {
    const guess = code.length > 1 ? Number(code.slice(1)) : null
    return [`p${i + 1}`, { side: SIDE[code.charAt(0)] ?? 'skip', guess }] as const
  })
  // Only what `earned` reads; the rest of a state plays no part.
  const part: Partial<State> = { mode, answers: Object.fromEntries(rows), order: rows.map(([id]) => id) }
  return earned(part as State)
}

describe('open', () => {
  it.each<[string, string[], object]>([
    ['nobody answered', [], {}],
    ['nobody guessed', ['h', 'h', 'n', 'n'], {}],
    ['an exact guess is worth 600', ['h2', 'h0', 'n2', 'n4'], { p1: 600, p3: 600 }],
    ['off by one is worth nothing among four', ['h1', 'h3', 'n', 'n'], {}],
    ['off by one is worth 300 among five', ['h1', 'h3', 'n0', 'n4', 'n2'], { p1: 300, p2: 300, p5: 600 }],
    ['who skips may guess and is not counted', ['h', 'h', 'n', 'n', 's2', 's1'], { p5: 600, p6: 300 }],
    ['nobody has: zero is exact', ['n0', 'n1', 'n', 'n', 'n'], { p1: 600, p2: 300 }],
  ])('[NEVER-7] %s', (_, answers, gains) => expect(given('open', ...answers)).toEqual(gains))

  it.each<[string, string[], object]>([
    ['the only one who has', ['h', 'n', 'n'], { p1: 300 }],
    ['the only one who never', ['h', 'h', 'n3'], { p3: 300 }],
    ['one against one, both are alone', ['h', 'n'], { p1: 300, p2: 300 }],
    ['nobody on the other side: not alone, just here', ['h', 's'], {}],
    ['it adds to a guess', ['h1', 'n', 'n'], { p1: 900 }],
  ])('[NEVER-8] %s', (_, answers, gains) => expect(given('open', ...answers)).toEqual(gains))
})

describe('incognito', () => {
  it.each([
    [0, 5, 'few'],
    [1, 5, 'few'],
    [2, 5, 'half'],
    [3, 5, 'half'],
    [4, 5, 'most'],
    [2, 6, 'half'],
    [4, 6, 'half'],
    [5, 6, 'most'],
    [6, 20, 'few'],
    [14, 20, 'most'],
    [9, 5, 'most'],
    [0, 0, 'few'],
  ] as const)('[NEVER-4] %i of %i is %s', (have, answers, band) => expect(bandOf(have, answers)).toBe(band))

  it.each<[string, string[], object]>([
    ['a guess in the right band is exact', ['h2', 'h3', 'n1', 'n4', 'n'], { p1: 600, p2: 600 }],
    ['nobody is singled out', ['h', 'n', 'n', 'n', 'n0'], { p5: 600 }],
    ['fewer than five answers are worth nothing to anybody', ['h2', 'h2', 'n2', 'n2'], {}],
    ['a skip is no answer to hide behind', ['h2', 'h2', 'n2', 'n2', 's2'], {}],
  ])('[NEVER-7] %s', (_, answers, gains) => expect(given('incognito', ...answers)).toEqual(gains))
})
