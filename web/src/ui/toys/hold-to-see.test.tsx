import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { HoldToSee, useHoldState } from './hold-to-see.tsx'

afterEach(cleanup)

function Secret() {
  const held = useHoldState()
  return (
    <>
      {held.isSeen && <p>bees</p>}
      <HoldToSee held={held} />
    </>
  )
}

const isSeen = () => screen.queryByText('bees') !== null

test('[PHONE-8] a secret shows while a finger or the space bar is down, and no longer', () => {
  render(<Secret />)
  const button = screen.getByRole('button', { name: 'Hold to see' })
  expect(isSeen()).toBe(false)
  fireEvent.pointerDown(button)
  expect(isSeen()).toBe(true)
  fireEvent.pointerUp(button)
  expect(isSeen()).toBe(false)
  fireEvent.keyDown(button, { key: ' ' })
  expect(isSeen()).toBe(true)
  fireEvent.blur(button)
  expect(isSeen()).toBe(false)
})

test("[PHONE-8] people who can't hold a button leave it open", () => {
  render(<Secret />)
  const toggle = screen.getByRole('button', { name: 'Keep it open' })
  fireEvent.click(toggle)
  expect([isSeen(), toggle.getAttribute('aria-pressed')]).toEqual([true, 'true'])
  fireEvent.click(toggle)
  expect(isSeen()).toBe(false)
})
