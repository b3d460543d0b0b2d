import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useParams } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { someUser } from '../../lib/testing/rows.ts'
import { keepUser, logout } from '../account/account.ts'
import { Hero } from './hero.tsx'

afterEach(cleanup)

function Door() {
  return <p>at the door with {useParams().code}</p>
}

test('[HOME-2] the sixth character of a code leads to its join page', () => {
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<Hero />} />
        <Route path="/join/:code" element={<Door />} />
      </Routes>
    </MemoryRouter>,
  )
  const input = screen.getByRole('textbox')
  fireEvent.change(input, { target: { value: 'kx7pq' } })
  expect(screen.queryByText(/at the door/)).toBeNull()
  fireEvent.change(input, { target: { value: 'kx7pqt' } })
  expect(screen.getByText('at the door with KX7PQT')).toBeTruthy()
})

test('[HOME-3] the two links of the hero', () => {
  render(<Hero />, { wrapper: MemoryRouter })
  expect(screen.getByRole('link', { name: 'Explore Our Games' }).getAttribute('href')).toBe('/games')
  expect(screen.getByRole('link', { name: 'Join Free Today' }).getAttribute('href')).toBe('/auth?mode=register')
  act(() => keepUser(someUser()))
  expect(screen.queryByText('Join Free Today')).toBeNull()
  expect(screen.getByRole('link', { name: 'Pick a Game' }).getAttribute('href')).toBe('/games#all-games')
  act(logout)
})
