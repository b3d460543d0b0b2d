import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { authToken } from '../../lib/storage.ts'
import { shown } from '../../show/testing/shown.ts'
import { endedOf } from './ended.ts'
import { Receipt } from './receipt.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const { view } = shown(1, { players: ['anna', 'bert', 'cleo'], hands: { anna: null } })
const show = (...props: Parameters<typeof endedOf>) =>
  render(<Receipt ended={endedOf(...props)} />, { wrapper: MemoryRouter })
const text = () => screen.getByRole('region', { name: 'Your receipt' }).textContent

test('[CREW-45] a phone shows what was deleted, and the one line that remains', () => {
  show(view, 'anna')
  expect(text()).toContain('3 names and looks')
  expect(text()).toContain('Room BCDFGH has ended.')
  expect(text()).not.toContain('account')
})

test('[CREW-45] says what a crew and an account keep to the people who have one', () => {
  const crew = { name: 'Sofa Club', isNew: false, members: ['anna'] }
  authToken.set('token')
  const inCrew = { ...view, session: { ...view.session, crew } }
  show(inCrew, 'anna')
  expect(text()).toContain('2 names and looks')
  const kept = screen.getByRole('region', { name: 'What Sofa Club keeps' })
  expect(
    within(kept)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['Who belongs: your names and looks', 'Which cards you’ve seen, and the ones you gave it', 'Who won'])
  expect(kept.textContent).toContain('Until you leave it, or a year after its last night. Nothing anyone said.')
  expect(within(kept).queryByRole('link')).toBeNull()
  expect(text()).toContain('Your account keeps your own scores.')
  cleanup()
  show(inCrew, 'bert')
  expect(text()).not.toContain('Sofa Club')
})

test('[CREW-45] gives members the link to their crew, if this phone knows it', () => {
  const crew = { name: 'Sofa Club', isNew: false, members: ['anna', 'bert', 'cleo'] }
  localStorage.setItem('crew', JSON.stringify({ name: 'Sofa Club', link: 'green-otter-bcdfghjk' }))
  show({ ...view, session: { ...view.session, crew } }, 'anna')
  expect(screen.getByRole('link', { name: 'See your crew' }).getAttribute('href')).toBe('/c/green-otter-bcdfghjk')
  expect(text()).toContain('/c/green-otter-bcdfghjk')
  expect(text()).not.toContain('names and looksEvery')
  cleanup()
  show({ ...view, session: { ...view.session, crew: { ...crew, name: 'Another' } } }, 'anna')
  expect(screen.queryByRole('link')).toBeNull()
})
