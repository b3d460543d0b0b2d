import { act, cleanup, render, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Lazy, lazily } from './lazily.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override render() {
    return this.state.hasFailed ? <p>failed</p> : this.props.children
  }
}

const drawn = ({ Show }: Lazy<string>) => (
  <Boundary>
    <Suspense fallback={<p>waits</p>}>
      <Show>{(text) => <p>{text}</p>}</Show>
    </Suspense>
  </Boundary>
)

test('draws a preloaded value right away', async () => {
  const words = lazily(async () => 'here')
  words.preload()
  await words.load()
  render(drawn(words))
  expect(screen.queryByText('here')).not.toBeNull()
})

test("waits for a value that wasn't preloaded", async () => {
  const words = lazily(async () => 'here')
  render(drawn(words))
  expect(screen.queryByText('waits')).not.toBeNull()
  await act(async () => {})
  expect(screen.queryByText('here')).not.toBeNull()
})

test('fetches again after a failed preload, and shows only the second failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let asked = 0
  const words = lazily(async () => {
    asked++
    if (asked < 2) throw new Error('no net')
    return 'here'
  })
  words.preload()
  await act(async () => {})
  expect(words.here()).toBeNull()
  await act(async () => {
    render(drawn(words))
  })
  expect(screen.queryByText('here')).not.toBeNull()
  const never = lazily(() => Promise.reject(new Error('no net')))
  await act(async () => {
    render(drawn(never))
  })
  expect(screen.queryByText('failed')).not.toBeNull()
})
