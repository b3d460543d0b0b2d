import { startTransition, useEffect, useState } from 'react'
import { prefersStillness } from './stillness.ts'
import { afterFrames, afterNextFrame } from './with-next-frame.ts'

/** The same value, once what else it changes is painted: a large picture is laid out in pieces, each in a frame of its own. */
export function useLater<T>(value: T): T {
  const [later, setLater] = useState(value)
  useEffect(() => afterNextFrame(() => startTransition(() => setLater(() => value))), [value])
  return later
}

/**
 * The same value, so many pictures later: several who change together are drawn one after the other, and with the rest
 * where nothing may move. What is drawn anew meanwhile without a change does not make it wait from the beginning.
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

/** What is shown of both is the same; what they do when they are pressed is looked up then. */
function isSame<T extends object>(a: T, b: T): boolean {
  // Both are of one type, whose keys these are.
  const keys = Object.keys({ ...a, ...b }) as (keyof T)[]
  return keys.every(
    (key) => Object.is(a[key], b[key]) || (typeof a[key] === 'function' && typeof b[key] === 'function'),
  )
}
