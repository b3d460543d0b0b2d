import type { PlayerView } from '@highjinks/protocol'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { TableClock, useClockOf } from '../../show/timeline/table-clock.ts'
import { Loudest } from './loudest.tsx'

const NOW = 1_000_000
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const players = ['a', 'b'].map((id) => ({ ...({} as PlayerView), id, name: id }))

function Shown({ ids = ['b'] }: { readonly ids?: readonly string[] }) {
  return (
    <TableClock value={useClockOf({ paused: false, since: NOW, deadline: NOW + 5000 })}>
      <Loudest ids={ids} words="Loudest applause" foot="Clap!" me="b" players={players} />
    </TableClock>
  )
}
const title = () => screen.getByRole('heading').textContent

it('[TIMELINE-6] hands clap, and only then it is said for whom', () => {
  vi.useFakeTimers({ now: NOW })
  const { container } = render(<Shown />)
  act(() => {
    vi.advanceTimersByTime(1900)
  })
  expect(title()).toBe('Loudest applause …')
  expect(container.querySelectorAll('svg')).toHaveLength(3)
  act(() => {
    vi.advanceTimersByTime(500)
  })
  expect(title()).toBe('Loudest applause: You')
})

it('[TIMELINE-2] whoever wants no motion reads it at once', () => {
  vi.useFakeTimers({ now: NOW })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  render(<Shown />)
  expect(title()).toBe('Loudest applause: You')
})

it('names nobody where everybody was as loud', () => {
  vi.useFakeTimers({ now: NOW })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  render(<Shown ids={['a', 'b']} />)
  expect(title()).toBe('The whole couch was loud')
})
