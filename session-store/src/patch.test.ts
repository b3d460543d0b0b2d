import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diff, patched } from './patch.ts'

const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('a patch', () => {
  it.each([
    [{ a: 1 }, { a: 2 }, { a: [2] }],
    [{ a: 1, b: 2 }, { b: 2 }, { a: [] }],
    [{ a: { b: [1, 2] } }, { a: { b: [1, 2, 3] } }, { a: { b: { 2: [3] } } }],
    [[{ id: 1, x: 1 }], [{ id: 1, x: 2 }], { 0: { x: [2] } }],
    [[1, 2, 3], [1, 2], [[1, 2]]],
    [{ x: { a: 1, b: 2 } }, { x: { b: 2, a: 1 } }, { x: [{ b: 2, a: 1 }] }],
    [{ a: null }, { a: {} }, { a: [{}] }],
    [{ a: [] }, { a: {} }, { a: [{}] }],
    [{ a: 1, b: undefined }, { a: 1 }, null],
  ])('[STORE-47] of %j to %j is %j', (before, after, patch) => {
    expect(diff(before, after)).toEqual(patch)
  })

  it('[STORE-47] makes one value of the other, after both have been through JSON, and changes neither', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        const [kept, patch] = [copy(before), diff(copy(before), copy(after))]
        const made = patch === null ? copy(before) : patched(copy(before), copy(patch) as typeof patch)
        expect(JSON.stringify(made)).toBe(JSON.stringify(after))
        expect(copy(before)).toEqual(kept)
      }),
      { numRuns: 2000 },
    )
  })

  it('[STORE-47] keeps what did not change as the very same object', () => {
    const before = { same: { deep: [1] }, other: { n: 1 } }
    const patch = diff(before, { ...before, other: { n: 2 } })
    const made = patch && patched(before, patch)
    expect(made).toEqual({ same: { deep: [1] }, other: { n: 2 } })
    expect(Reflect.get(Object(made), 'same')).toBe(before.same)
  })
})
