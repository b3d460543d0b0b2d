import { view } from '@highjinks/games/session'
import { openEmbeddedStore } from '@highjinks/session-store'
import { expect, it } from 'vitest'
import { openRehearsal } from './rehearsal.ts'

it('finds every phase of a game, both interludes and all verdicts, and plays each again at any time', async () => {
  const store = openEmbeddedStore({ file: ':memory:' })
  const rehearsal = await openRehearsal(store, 'truth-or-dare')
  const names = rehearsal.spots.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['choose', 'deal', 'perform', 'verdict', 'point', 'fingers', 'plead']))
  expect(names).toEqual(expect.arrayContaining(['write', 'ballot', 'lines', 'reveal-legend', 'reveal-dodged', 'over']))
  for (const spot of rehearsal.spots.filter((one) => ['deal', 'fingers'].includes(one.name))) {
    const { name, at, after } = rehearsal.shot(spot, 1e12)
    expect([name, at, view(after).table?.since]).toEqual([spot.name, 1e12, 1e12])
  }
  await store.close()
})
