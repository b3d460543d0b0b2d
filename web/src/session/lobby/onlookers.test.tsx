import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { shown } from '../../show/testing/shown.ts'
import { WhoIsHere } from './who-is-here.tsx'

afterEach(cleanup)

it.each<[watchers: number, tvs: number, counted: string]>([
  [0, 0, '2/8'],
  [1, 1, '2/8 · 1 TV'],
  [1, 0, '2/8 · 1 watching'],
  [5, 2, '2/8 · 2 TVs · 3 watching'],
])('[TABLE-5] of %i without a seat %i are TVs: %s', (watchers, tvs, counted) => {
  const { view } = shown(1, { players: ['hoste', 'anna'] })
  render(<WhoIsHere view={{ ...view, watchers, tvs }} me="anna" isBusy={false} send={() => {}} />)
  expect(document.querySelector('h2')?.textContent).toBe(`Players ${counted}`)
})
