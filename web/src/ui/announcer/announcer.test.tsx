import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { announce, loadSpeaker, mountAnnouncer, said, saidNow } from './announcer.ts'
import { useAskSpot } from './ask-spot.tsx'
import { hushFor } from './hush.ts'

let unmount = () => {}
let heard: string[] = []
let day = Date.now()

beforeAll(loadSpeaker)
beforeEach(() => {
  vi.useFakeTimers()
  // Keep each test clear of an earlier one's lines.
  day += 600_000
  vi.setSystemTime(day)
  unmount = mountAnnouncer()
  heard = []
})

afterEach(() => {
  cleanup()
  unmount()
  vi.useRealTimers()
})

/** Returns everything the region says meanwhile. */
async function listen(ms: number): Promise<readonly string[]> {
  const region = document.querySelector('[data-announcer]')
  for (let passed = 0; passed < ms; passed += 50) {
    await act(() => vi.advanceTimersByTimeAsync(50))
    const line = region?.textContent ?? ''
    if (line !== '' && line !== heard.at(-1)) heard.push(line)
  }
  return heard
}

function Question({ words, isGiven = false }: { readonly words: string; readonly isGiven?: boolean }) {
  const spot = useAskSpot(isGiven ? null : words)
  return (
    <fieldset {...spot} aria-label={words}>
      <button type="button">Truth</button>
      <button type="button">Dare</button>
    </fieldset>
  )
}

test('[EAR-1] a window has one region, empty from the start', () => {
  expect([...document.querySelectorAll('[aria-live]')].map((region) => region.textContent)).toEqual(['', ''])
})

test('[EAR-1] announces marked content when it appears and when it changes, once', async () => {
  const { rerender } = render(<p ref={said}>One of two is done.</p>)
  await listen(4000)
  rerender(<p ref={said}>Both are done.</p>)
  await listen(4000)
  rerender(<p ref={said}>Both are done.</p>)
  expect(await listen(4000)).toEqual(['One of two is done.', 'Both are done.'])
})

test('[EAR-1] skips content that is gone or hidden', async () => {
  const { rerender } = render(
    <div>
      <p ref={said}>A sentence that is read for a while, and then for a while longer.</p>
      <p ref={said}>Gone by then.</p>
      <div aria-hidden="true">
        <p ref={said}>For eyes only.</p>
      </div>
    </div>,
  )
  await listen(500)
  rerender(<div />)
  expect(await listen(8000)).toEqual(['A sentence that is read for a while, and then for a while longer.'])
})

test('[EAR-1] turns blocks into sentences, and leaves out pictures', async () => {
  render(
    <div ref={said}>
      <h2>Anna</h2>
      <span aria-hidden="true">★</span>
      <p>picks a card</p>
    </div>,
  )
  expect(await listen(1000)).toEqual(['Anna. picks a card'])
})

test('[EAR-2] says nothing new over a performer, except urgent lines', async () => {
  hushFor(true)
  const { rerender } = render(<p ref={said}>Anna acts.</p>)
  await listen(5000)
  rerender(
    <>
      <p ref={said}>Bert claps.</p>
      <p ref={saidNow}>Twist! On one leg.</p>
    </>,
  )
  expect(await listen(5000)).toEqual(['Anna acts.', 'Twist! On one leg.'])
  hushFor(false)
  expect((await listen(5000)).at(-1)).toBe('Bert claps.')
})

test("[EAR-3] a question moves the focus when its turn comes, and the region doesn't repeat it", async () => {
  render(
    <>
      <Question words="Truth or dare?" />
      <p ref={said}>Anna decides.</p>
    </>,
  )
  expect(await listen(400)).toEqual(['Anna decides.'])
  expect(document.activeElement).toBe(document.body)
  expect(await listen(3000)).toEqual(['Anna decides.'])
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Truth or dare?' }))
})

test('[EAR-3] the focus stays where a player is writing, and the region asks', async () => {
  render(
    <>
      <input aria-label="A note" />
      <Question words="Truth or dare?" />
    </>,
  )
  const field = screen.getByRole('textbox')
  act(() => field.focus())
  expect(await listen(1000)).toEqual(['Truth or dare?'])
  expect(document.activeElement).toBe(field)
})

test("[EAR-3] an answered question doesn't move the focus", async () => {
  const { rerender } = render(<Question words="Truth or dare?" />)
  rerender(<Question words="Truth or dare?" isGiven />)
  await listen(1000)
  expect(document.activeElement).toBe(document.body)
})

test('[EAR-1] never says a line that was withdrawn in time', async () => {
  const takeBack = announce('Waiting for Bert.')
  takeBack()
  expect(await listen(1000)).toEqual([])
})
