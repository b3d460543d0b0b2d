import { describe, expect, it } from 'vitest'
import { applied, mutantsOf } from './mutants.mjs'

/** Every mutated form of this line. */
function forms(source: string): string[] {
  return mutantsOf(source).map((mutant) => applied(source, mutant))
}

describe('mutants', () => {
  it.each([
    ['a < b', ['a <= b']],
    ['a >= b', ['a > b']],
    ['a === b', ['a !== b']],
    ['a + b', ['a - b']],
    ["a + 'b'", []],
    ['a % b', ['a * b']],
    ['a && b', ['a || b']],
    ['a ?? b', ['a && b']],
    ['a ? b : c', ['!(a) ? b : c']],
    ['if (a) b()', ['if (!(a)) b()']],
    ['!a', ['(a)']],
    ['i++', ['i--']],
    ['1_000', ['1001']],
    ['true', ['false']],
    ["refuse('full')", ["refuse('internal')"]],
    ['Math.min(a, b)', ['Math.max(a, b)']],
    ['a.toString()', []],
    ['a.some(f)', ['a.every(f)']],
    ['a.filter(f).map(g)', ['a.map(g)']],
    ['[...a].sort(f)[0]', ['[...a][0]', '[...a].sort(f)[1]']],
    ['const a: 1 | true = b as 2', []],
    ["import a from 'b'", []],
    ['type A = 1', []],
  ])('[MUTATE-1] %s', (source, expected) => {
    expect(forms(source).sort()).toEqual([...expected].sort())
  })

  it('[MUTATE-1] says where and what', () => {
    expect(mutantsOf('a\nb < c')).toEqual([{ start: 4, end: 5, text: '<=', line: 2, what: '< → <=' }])
  })
})
