import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { FOUR, ready } from './testing/acted.ts'

afterEach(cleanup)

it('[TABLE-ACT-7] a screen that watches has nothing to tap in any phase', () => {
  const table = ready()
  const wall = table.sits(null)
  const look = (phase: string) => {
    expect(table.view().phase).toBe(phase)
    wall.update()
    expect(wall.queryAllByRole('button')).toEqual([])
  }
  look('ready')
  table.begins()
  look('watch')
  table.waits(4)
  look('guess')
  for (const id of FOUR.slice(1)) table.locks(id, true)
  table.waits(4)
  table.does('Anna', { type: 'pass' })
  look('gallery')
  table.waits(8)
  for (const actor of FOUR.slice(1)) {
    table.opens()
    for (const id of FOUR) if (id !== actor) table.locks(id, true)
    table.does(actor, { type: 'pass' })
    table.waits(8)
  }
  look('favorite')
  FOUR.forEach((id, i) => table.does(id, { type: 'favorite', player: FOUR[(i + 1) % 4] }))
  look('curtain')
})

it('a wall tells by the look of its scenes whether they may be guessed by now', () => {
  const table = ready()
  const wall = table.sits(null)
  const looks = () => {
    wall.update()
    return [
      ...new Set(
        [...wall.getByRole('list', { name: 'Scenes' }).children].map(({ innerHTML }) => /paper/.test(innerHTML)),
      ),
    ]
  }
  table.begins()
  expect(looks()).toEqual([false])
  table.waits(4)
  expect(looks()).toEqual([true])
})
