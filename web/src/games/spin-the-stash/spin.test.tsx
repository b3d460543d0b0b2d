import { spinTheStash } from '@highjinks/games/spin-the-stash'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { tableOf } from '../testing/table-of.tsx'
import { boards } from './screen.tsx'
import { LABELS, type Segment } from './words.ts'

afterEach(cleanup)

const isGolden = () => document.documentElement.classList.contains('has-jackpot')

/** Finds a seed that draws this segment, pulls, and waits until the wheel is at rest. */
function stoppedAt(segment: Segment) {
  for (let seed = 1; seed < 500; seed++) {
    const table = tableOf(spinTheStash, boards, ['Anna', 'Bert', 'Cleo'], { clock: 'hard' }, seed)
    const actor = table.view().turn ?? ''
    table.does(actor, { type: 'pull' })
    if (table.view().wheel?.segment === segment) return { table, actor }
  }
  throw new Error(`the wheel never stops at ${segment}`)
}

it.each(['dare', 'writing', 'jackpot'] as const)(
  'stops at %s with only that segment in full color, and out over the rim',
  (segment) => {
    const { table } = stoppedAt(segment)
    const slices = [...table.sits(null).container.querySelectorAll('svg g > path[fill-opacity]')]
    expect(slices).toHaveLength(8)
    const { container } = table.sits(null)
    const lit = container.querySelector('svg g[transform="scale(1.07)"]')
    expect(lit?.textContent.replace(/\s/g, '')).toBe(LABELS[segment].replace(' ', ''))
    expect(lit?.querySelector('[fill-opacity]')).toBeNull()
  },
)

it('turns the room to gold while the jackpot is at stake, and for nothing else', () => {
  const { table, actor } = stoppedAt('jackpot')
  const watcher = table.sits(null)
  expect(isGolden()).toBe(true)
  expect(watcher.text()).toContain(`${actor} plays for 1,400.`)
  expect(watcher.container.querySelectorAll('.windfall-coin').length).toBeGreaterThan(0)
  table.waits(6)
  expect(table.view().phase).toBe('bet')
  watcher.update()
  expect(isGolden()).toBe(true)
  table.does(actor, { type: 'pass' })
  expect(table.view().phase).toBe('score')
  watcher.update()
  expect(isGolden()).toBe(false)
  watcher.goes()
  stoppedAt('dare').table.sits(null)
  expect(isGolden()).toBe(false)
})
