import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { authToken } from '../../lib/storage.ts'
import { shown } from '../../show/testing/shown.ts'
import { Receipt } from './receipt.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const { view } = shown(1, { players: ['anna', 'bert', 'cleo'], hands: { anna: null } })
const text = () => screen.getByRole('region', { name: 'Your receipt' }).textContent

test('[CREW-45] a phone shows what was deleted, and the one line that remains', () => {
  render(<Receipt view={view} me="anna" />)
  expect(text()).toContain('3 names and looks')
  expect(text()).toContain('Room BCDFGH has ended.')
  expect(text()).not.toContain('account')
})

test('[CREW-45] says what a crew and an account keep to the people who have one', () => {
  const crew = { name: 'Sofa Club', isNew: false, members: ['anna'] }
  authToken.set('token')
  const inCrew = { ...view, session: { ...view.session, crew } }
  render(<Receipt view={inCrew} me="anna" />)
  expect(text()).toContain('Sofa Club keeps who won, and which cards you’ve seen.')
  expect(text()).toContain('Your account keeps your own scores.')
  cleanup()
  render(<Receipt view={inCrew} me="bert" />)
  expect(text()).not.toContain('Sofa Club')
})
