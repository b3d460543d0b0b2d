import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Held } from './held.tsx'
import { SharedScreen } from './shared-screen.ts'

afterEach(cleanup)

function open(isToldAbove: boolean, isOut: boolean) {
  render(
    <SharedScreen value={isToldAbove}>
      <Held isOut={isOut} hush="And it is …">
        <p>Legit!</p>
      </Held>
    </SharedScreen>,
  )
  return screen.queryByRole('status')?.textContent ?? null
}

it.each([
  [true, false, 'Heads up!And it is …'],
  [false, false, 'And it is …'],
  [true, true, null],
])(
  '[BEATS-6] sends the eyes to the shared screen where there is one, until it is out (%s, %s)',
  async (above, isOut, words) => {
    expect(open(above, isOut)).toBe(words)
    expect(await screen.findByText('Legit!')).toBeTruthy()
  },
)
