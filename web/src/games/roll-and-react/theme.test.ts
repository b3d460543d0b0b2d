import { expect, it } from 'vitest'
import { actedBy, ownPart, themeOf } from './theme.ts'

const board = (...texts: readonly string[]) => texts.map((text, scene) => ({ scene, text }))

it.each<readonly [scenes: readonly string[], theme: string | null, parts: readonly string[]]>([
  [['Cupid, out of arrows', 'Cupid with a heavy cold'], 'Cupid', ['Out of arrows', 'With a heavy cold']],
  [['Bad date: no cash', 'Bad date: his mother'], 'Bad date', ['No cash', 'His mother']],
  // An article goes with its noun, and is no theme on its own.
  [['Taking a selfie', 'Taking a sunset'], 'Taking', ['A selfie', 'A sunset']],
  [['A cat falling', 'A cat asking'], 'A cat', ['Falling', 'Asking']],
  [['A waiter falling', 'A barber who sneezes'], null, ['A waiter falling', 'A barber who sneezes']],
  // Every scene keeps a word of its own.
  [['Tango', 'Tango, toes again'], null, ['Tango', 'Tango, toes again']],
  [['Eating soup', 'Shaving'], null, ['Eating soup', 'Shaving']],
  [[], null, []],
])("[TABLE-ACT-1] says once what all of a board's scenes begin with: %j", (scenes, theme, parts) => {
  const shared = themeOf(board(...scenes))
  expect([shared, scenes.map((text) => ownPart(text, shared))]).toEqual([theme, parts])
})

it("the room remembers a run's first scene, whole, and nothing from an older game", () => {
  expect(actedBy({ scenes: ['Cupid, out of arrows', 'Cupid with a heavy cold'], first: 1 })).toBe(
    'Cupid with a heavy cold',
  )
  expect(actedBy(undefined)).toBeNull()
})
