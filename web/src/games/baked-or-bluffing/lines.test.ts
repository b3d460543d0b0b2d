import type { View } from '@highjinks/games/baked-or-bluffing'
import { expect, it } from 'vitest'
import { script } from './lines.ts'

/** Returns the jester's lines when only Anna was right. */
function linesFor(isTrue: boolean): readonly string[] {
  const [right, wrong] = isTrue ? (['legit', 'baked'] as const) : (['baked', 'legit'] as const)
  // The fields that the jester reads from a table once it is out.
  const table = {
    phase: 'reveal',
    turn: 'Dora',
    voters: ['Anna', 'Bert', 'Cleo'],
    interlude: null,
    lap: { best: [] },
    reveal: { isTrue, reading: isTrue ? 'truth' : 'bend', votes: { Anna: right, Bert: wrong, Cleo: wrong } },
  } as unknown as View
  const [occasion] = script.news?.(table, null) ?? []
  expect(occasion).toMatchObject({ name: 'Anna', mood: 'claps' })
  return script.lines[occasion?.of ?? ''] ?? []
}

it('calls the only right player a believer if it was true, and a doubter if it was made up', () => {
  expect(linesFor(true).join(' ')).toMatch(/One believer/)
  expect(linesFor(true).join(' ')).not.toMatch(/doubter|smoke/)
  expect(linesFor(false).join(' ')).toMatch(/One doubter/)
  expect(linesFor(false).join(' ')).not.toMatch(/believer|faith|bought/)
})
