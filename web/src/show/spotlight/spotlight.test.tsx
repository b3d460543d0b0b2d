import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { people } from '../../lib/testing/people.ts'
import { PoseContext } from '../people/pose-context.ts'
import type { Pose } from '../people/poses.ts'
import type { Thrown } from '../people/use-airborne.ts'
import { TableClock } from '../timeline/table-clock.ts'
import { LatestReaction } from './latest-reaction.ts'
import { Spotlight } from './spotlight.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

interface Shown {
  readonly ids?: readonly string[]
  readonly clapping?: readonly string[]
  readonly latest?: Thrown | null
  readonly isStopped?: boolean
  readonly pose?: Pose
}

function tv({ ids = ['Anna'], clapping = [], latest = null, isStopped = false, pose = 'plays' }: Shown) {
  return (
    <TableClock value={{ now: Date.now, isStopped, since: 0, deadline: null, timeline: [] }}>
      <LatestReaction value={latest}>
        <PoseContext value={pose}>
          <Spotlight ids={ids} players={people(['Anna', 'Bert', 'Cleo'])} clapping={clapping} between="vs">
            <p>Sing.</p>
          </Spotlight>
        </PoseContext>
      </LatestReaction>
    </TableClock>
  )
}
/**
 * Lets the performers appear, who come after the rest of the TV is painted, and the flying reactions, which come after
 * the other changes.
 */
function painted() {
  act(() => {
    vi.advanceTimersByTime(70)
  })
}
function draw(shown: Shown) {
  const drawn = render(tv(shown))
  painted()
  return drawn
}
const all = (of: string) => [...document.querySelectorAll(of)]
const inTheAir = () => all('[data-cheer]').map((one) => one.getAttribute('data-cheer'))

test('more than two have no room beside the card', () => {
  const { container } = draw({ ids: ['Anna', 'Bert', 'Cleo'] })
  expect(container.innerHTML).toBe('<p>Sing.</p>')
})

test('two rivals have names and fight, on either side of their task; one alone sings and needs no name', () => {
  const { container, rerender } = draw({ ids: ['Anna', 'Bert'], pose: 'fights' })
  expect(container.textContent).toBe('AnnaBertvsSing.')
  const poses = () => all('[data-acting]').map((one) => one.getAttribute('data-acting'))
  expect(poses()).toEqual(['fights', 'fights'])
  rerender(tv({ ids: ['Bert'], pose: 'sings' }))
  expect(container.textContent).toBe('Sing.')
  expect(poses()).toEqual(['sings'])
})

test("new claps and reactions fly up to performers, who cheer for as long; older ones don't", () => {
  const latest = { n: 1, from: 'Bert', kind: 'fire' } as const
  const { rerender } = draw({ clapping: ['Bert'], latest })
  expect(inTheAir()).toEqual([])
  rerender(tv({ clapping: ['Bert', 'Cleo'], latest: { ...latest, n: 2 } }))
  painted()
  expect([inTheAir(), all('[data-cheered]').length]).toEqual([['clap', 'fire'], 1])
  act(() => {
    vi.advanceTimersByTime(2000)
  })
  expect([inTheAir(), all('[data-cheered]').length]).toEqual([[], 0])
})

test('nothing flies during a pause, and no one cheers themselves', () => {
  const { rerender } = draw({})
  rerender(tv({ clapping: ['Bert'], isStopped: true }))
  expect([inTheAir(), all('[data-cheered]').length]).toEqual([[], 0])
  rerender(tv({ clapping: ['Bert', 'Anna'] }))
  painted()
  expect(inTheAir()).toEqual(['clap'])
})

test('the bulbs fill with every clapping player, and a little with each reaction, and show no number', () => {
  const lit = () => document.querySelector('[data-lit]')?.getAttribute('data-lit')
  const { container, rerender } = draw({})
  const levels = [lit()]
  rerender(tv({ latest: { n: 1, from: 'Bert', kind: 'fire' } }))
  levels.push(lit())
  rerender(tv({ clapping: ['Bert'], latest: { n: 2, from: 'Anna', kind: 'love' } }))
  levels.push(lit())
  rerender(tv({ clapping: ['Bert', 'Cleo'] }))
  levels.push(lit())
  expect(levels).toEqual(['0', '1', '5', '8'])
  expect(container.textContent).toBe('Sing.')
})
