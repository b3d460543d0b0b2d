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

test('what was fetched ahead is drawn at once', async () => {
  const words = lazily(async () => 'here')
  words.preload()
  await words.load()
  render(drawn(words))
  expect(screen.queryByText('here')).not.toBeNull()
})

test('what was not is waited for', async () => {
  const words = lazily(async () => 'here')
  render(drawn(words))
  expect(screen.queryByText('waits')).not.toBeNull()
  await act(async () => {})
  expect(screen.queryByText('here')).not.toBeNull()
})

test('what did not come ahead is fetched again by whoever reads it, and only its second failure is told', async () => {
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
