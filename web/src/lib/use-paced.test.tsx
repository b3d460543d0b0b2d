import { cleanup, render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePaced } from './use-paced.ts'

/** The number of parts on the screen. React can pause between two of them. */
const PARTS = 12
/** Longer than React works without a pause. */
const PART_MS = 6

function createSource() {
  let value = 0
  const tells = new Set<() => void>()
  return {
    read: () => value,
    subscribe: (tell: () => void) => {
      tells.add(tell)
      return () => tells.delete(tell)
    },
    next: () => {
      value++
      for (const tell of tells) tell()
    },
  }
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function workHard(): void {
  for (const end = performance.now() + PART_MS; performance.now() < end; );
}

async function untilTrue(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve))
}

test('[LIVE-11] a slow processor that gets three values during one render shows none of them late', async () => {
  const source = createSource()
  const drawn: number[] = []
  let worked = 0
  function Part({ of }: { readonly of: number }) {
    worked++
    workHard()
    return <i>{of}</i>
  }
  function Picture() {
    const value = usePaced(source)
    useLayoutEffect(() => void drawn.push(value), [value])
    return Array.from({ length: PARTS }, (_, i) => <Part key={`${i}`} of={value} />)
  }
  render(<Picture />)
  await untilTrue(() => drawn.includes(0))
  for (let came = 0; came < 20; came++) {
    const before = worked
    source.next()
    await untilTrue(() => worked >= before + PARTS / 3 || drawn.at(-1) === source.read())
  }
  const behind = drawn.map((value, i) => value - (drawn[i - 1] ?? 0))
  expect(drawn.length).toBeGreaterThan(4)
  expect(Math.max(...behind)).toBeLessThan(8)
})
