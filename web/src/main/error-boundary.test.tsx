import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary.tsx'

// React logs every caught fault to the console.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Throws({ message }: { readonly message: string }): never {
  throw new TypeError(message)
}

test.each([
  ['Failed to fetch dynamically imported module: http://x/assets/game.js', 'That page didn’t load'],
  ['error loading dynamically imported module', 'That page didn’t load'],
  ['Importing a module script failed.', 'That page didn’t load'],
  ['x is not a function', 'Something broke'],
])('[FRAME-8] %s: says what happened and offers a way on', (message, title) => {
  render(
    <ErrorBoundary>
      <Throws message={message} />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
})
