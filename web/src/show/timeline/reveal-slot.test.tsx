import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { linesIn } from '../../ui/announcer/testing/lines.ts'
import { HasTv } from './has-tv.ts'
import { RevealSlot } from './reveal-slot.tsx'

afterEach(cleanup)

function open(hasTv: boolean, isOut: boolean) {
  render(
    <HasTv value={hasTv}>
      <RevealSlot isOut={isOut} suspense="And it is …">
        <p>Legit!</p>
      </RevealSlot>
    </HasTv>,
  )
  return { line: linesIn()[0] ?? null, seen: document.querySelector('[data-said]')?.textContent ?? null }
}

it.each([
  [true, false, 'And it is …', 'Heads up!And it is …'],
  [false, false, 'And it is …', 'And it is …'],
  [true, true, null, null],
])('[TIMELINE-6] points to the TV if there is one, until it is out (%s, %s)', async (above, isOut, line, seen) => {
  expect(open(above, isOut)).toEqual({ line, seen })
  expect(await screen.findByText('Legit!')).toBeTruthy()
})
