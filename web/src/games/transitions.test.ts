import { expect, test } from 'vitest'
import { SCENERIES } from './testing/every-game.ts'

test("every game's own transition has something that crosses the screen, unlike any other's", async () => {
  const ways = (await Promise.all(SCENERIES.map(([, load]) => load()))).flatMap(
    ({ scenery }) => scenery.transition ?? [],
  )
  for (const { opens, props } of ways) expect([opens.length > 0, props.length > 0]).toEqual([true, true])
  const crossings = ways.map(({ props }) => JSON.stringify(props.map(({ crosses, place }) => [crosses, place])))
  expect(new Set(crossings).size).toBe(ways.length)
  expect(ways.length).toBeGreaterThan(0)
})
