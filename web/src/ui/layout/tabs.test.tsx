import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Tabs } from './tabs.tsx'

afterEach(cleanup)

it('draws no focus ring on a pressed tab, and does for a keyboard', () => {
  const tabs = ['One', 'Two'].map((label) => ({ value: label, label, panel: label }))
  render(<Tabs label="Parts" tabs={tabs} value="One" onChange={() => {}} />)
  const list = screen.getByRole('tablist')
  fireEvent.pointerDown(screen.getByRole('tab', { name: 'Two' }))
  expect(list.hasAttribute('data-pointed')).toBe(true)
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Two' }), { key: 'ArrowLeft' })
  expect(list.hasAttribute('data-pointed')).toBe(false)
})
