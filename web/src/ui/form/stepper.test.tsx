import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Stepper } from './stepper.tsx'

afterEach(cleanup)

function ControlledInput() {
  const [value, setValue] = useState(3)
  return <Stepper label="Number of players" value={value} min={2} max={4} onChange={setValue} />
}

const fewer = () => screen.getByRole<HTMLButtonElement>('button', { name: /fewer/i })
const more = () => screen.getByRole<HTMLButtonElement>('button', { name: /more/i })
const shown = () => screen.getByRole('status').textContent

test('goes one at a time and stops at its bounds, where the button is disabled', () => {
  render(<ControlledInput />)
  fireEvent.click(more())
  expect([shown(), more().disabled]).toEqual(['4', true])
  fireEvent.click(fewer())
  fireEvent.click(fewer())
  expect([shown(), fewer().disabled, more().disabled]).toEqual(['2', true, false])
})
