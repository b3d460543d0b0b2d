import { startTransition, useEffect, useState } from 'react'
import { prefersStillness } from './stillness.ts'
import { afterFrames, afterNextFrame } from './with-next-frame.ts'

/**
 * Returns the same value once the rest of its change is painted: a large screen is laid out in pieces, one per frame.
 */
export function useLater<T>(value: T): T {
  const [later, setLater] = useState(value)
  useEffect(() => afterNextFrame(() => startTransition(() => setLater(() => value))), [value])
  return later
}

/**
 * Returns the same value some frames later, so that several that change together draw one after the other. With reduced
 * motion they change together. A redraw without a change doesn't start the wait again.
 */
export function useInTurn<T extends object>(value: T, turn: number): T {
  const [shown, setShown] = useState(value)
  const [wanted, setWanted] = useState(value)
  if (!isSame(wanted, value)) setWanted(value)
  const pictures = prefersStillness() ? 0 : turn
  useEffect(() => {
    if (pictures === 0) return
    return afterFrames(pictures, () => startTransition(() => setShown(wanted)))
  }, [wanted, pictures])
  return pictures === 0 ? value : shown
}

/** Compares what both show. Their handlers are looked up on press. */
function isSame<T extends object>(a: T, b: T): boolean {
  // Both have the same type, and these are its keys.
  const keys = Object.keys({ ...a, ...b }) as (keyof T)[]
  return keys.every(
    (key) => Object.is(a[key], b[key]) || (typeof a[key] === 'function' && typeof b[key] === 'function'),
  )
}
