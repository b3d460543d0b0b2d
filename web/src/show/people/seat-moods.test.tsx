import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Looks } from '../../ui/avatar/looks.ts'
import { STAMPS } from '../timeline/effects.ts'
import { endTimeline, showTimeline } from '../timeline/timelines.ts'
import { SeatMoods, useMood } from './seat-moods.tsx'

afterEach(() => {
  cleanup()
  endTimeline('reveal')
})

const looks = new Map([['anna', { color: 0, hat: 0 }]])
const reveal = { candidates: [], named: { anna: 'cheers' }, gains: {}, missed: [] } as const

function SitterMood() {
  return <output>{useMood('anna')}</output>
}

function shown() {
  const { container } = render(
    <Looks value={looks}>
      <SeatMoods reveal={reveal}>
        <SitterMood />
        <Avatar seed="anna" />
      </SeatMoods>
    </Looks>,
  )
  const [mood, face] = [container.querySelector('output')?.textContent, container.querySelector('svg')?.innerHTML]
  cleanup()
  return { mood, face }
}

it('[SOFA-3] a face on a card wears what its owner wears on the sofa, as soon as that is told', () => {
  const before = shown()
  // Without a table everything has happened long ago.
  showTimeline('reveal', { since: Number.NEGATIVE_INFINITY, steps: [['stamp', 0, STAMPS]] })
  const after = shown()
  expect([before.mood, after.mood]).toEqual(['calm', 'glad'])
  expect(after.face).not.toBe(before.face)
})
