import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Looks } from '../../ui/avatar/looks.ts'
import { STAMPS } from '../timeline/effects.ts'
import { TableClock } from '../timeline/table-clock.ts'
import { SeatMoods, useMood } from './seat-moods.tsx'

afterEach(cleanup)

const looks = new Map([['anna', { color: 0, hat: 0 }]])
const reveal = { candidates: [], named: { anna: 'cheers' }, gains: {}, missed: [] } as const

function SitterMood() {
  return <output>{useMood('anna')}</output>
}

function shownAt(now: number) {
  const { container } = render(
    <TableClock
      value={{ now: () => now, isStopped: true, since: 0, deadline: null, timeline: [['stamp', 1000, STAMPS]] }}
    >
      <Looks value={looks}>
        <SeatMoods reveal={reveal}>
          <SitterMood />
          <Avatar seed="anna" />
        </SeatMoods>
      </Looks>
    </TableClock>,
  )
  const [mood, face] = [container.querySelector('output')?.textContent, container.querySelector('svg')?.innerHTML]
  cleanup()
  return { mood, face }
}

it('a face on a card matches its owner on the sofa, as soon as that shows', () => {
  const [before, after] = [shownAt(900), shownAt(1100)]
  expect([before.mood, after.mood]).toEqual(['calm', 'glad'])
  expect(after.face).not.toBe(before.face)
})
