import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FOUR, ready } from './testing/acted.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it("[TABLE-ACT-7] a spectator's screen has nothing to tap in any phase", () => {
  const table = ready()
  const tv = table.sits(null)
  const look = (phase: string) => {
    expect(table.view().phase).toBe(phase)
    tv.update()
    expect(tv.queryAllByRole('button')).toEqual([])
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

it("the look of a TV's scenes says whether players can guess by now", () => {
  const table = ready()
  const tv = table.sits(null)
  const looks = () => {
    tv.update()
    return [
      ...new Set(
        [...tv.getByRole('list', { name: 'Scenes' }).children].map(({ innerHTML }) => /paper/.test(innerHTML)),
      ),
    ]
  }
  table.begins()
  expect(looks()).toEqual([false])
  table.waits(4)
  expect(looks()).toEqual([true])
})

it('on a TV the curtain opens on the actor, only before the first scene of a run', () => {
  const table = ready()
  // The rehearsal comes first here
  table.does('Anna', { type: 'start' })
  vi.useFakeTimers({ now: table.view().since })
  table.hangs()
  const sign = () => document.querySelector('.entrance')?.textContent
  expect(sign()).toBe('Anna!')
  act(() => void vi.advanceTimersByTime(2300))
  expect(sign()).toBeUndefined()
  table.waits(4)
  for (const id of FOUR.slice(1)) table.locks(id, true)
  expect(table.view().phase).toBe('watch')
  cleanup()
  vi.setSystemTime(table.view().since)
  table.hangs()
  expect(sign()).toBeUndefined()
})
