import type { SessionView } from '@highjinks/protocol'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { playEvening } from '../../show/jester/testing/play-evening.ts'
import { TableClock } from '../../show/timeline/table-clock.ts'
import { linesIn } from '../../ui/announcer/testing/lines.ts'
import { TwistTicket } from './ticket.tsx'
import { twistsOf } from './twists.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function twisted(): SessionView {
  const view = [...playEvening('high-rollers', ['Ann', 'Bo', 'Cleo'], 1)].find((one) => twistsOf(one).length > 0)
  if (!view?.table) throw new Error('no twist in a whole evening')
  return { ...view, table: { ...view.table, since: 0, deadline: 75_000 } }
}

function phone(view: SessionView, me: string, isStopped = false) {
  return (
    <TableClock value={{ now: Date.now, isStopped, since: 0, deadline: 75_000, timeline: [] }}>
      <TwistTicket view={view} me={me} />
    </TableClock>
  )
}
const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const ticket = () => linesIn()[0] ?? null

it("a performer's phone shows it for the same time, and no other does; a pause skips it", async () => {
  const view = twisted()
  const [twist, another] = twistsOf(view)
  const me = twist?.performers[0] ?? ''
  const { rerender } = render(phone(view, me))
  await act(() => vi.dynamicImportSettled())
  await after(19_900)
  expect(ticket()).toBeNull()
  await after(200)
  expect(ticket()).toBe(`Twist! ${twist?.text}`)
  // Only the ticket's own selector makes room for it, and not one on the whole document.
  expect(document.documentElement.className).toBe('')
  rerender(phone(view, me, true))
  expect(ticket()).toBeNull()
  rerender(phone(view, 'Someone else'))
  expect(ticket()).toBeNull()
  rerender(phone(view, me))
  expect(ticket()).not.toBeNull()
  await after(8000)
  expect(ticket()).toBeNull()
  await after(22_000)
  expect(ticket()).toBe(`Twist! ${another?.text}`)
  await after(8000)
  expect(ticket()).toBeNull()
})
