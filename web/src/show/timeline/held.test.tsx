import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { linesIn } from '../../ui/announcer/testing/lines.ts'
import { HasTv } from './has-tv.ts'
import { Held } from './held.tsx'

afterEach(cleanup)

function open(hasTv: boolean, isOut: boolean) {
  render(
    <HasTv value={hasTv}>
      <Held isOut={isOut} suspense="And it is …">
        <p>Legit!</p>
      </Held>
    </HasTv>,
  )
  return linesIn()[0] ?? null
}

it.each([
  [true, false, 'Heads up!And it is …'],
  [false, false, 'And it is …'],
  [true, true, null],
])('[TIMELINE-6] points to the TV if there is one, until it is out (%s, %s)', async (above, isOut, words) => {
  expect(open(above, isOut)).toBe(words)
  expect(await screen.findByText('Legit!')).toBeTruthy()
})
