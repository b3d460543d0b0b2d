import { startTransition, useEffect, useState } from 'react'
import { afterFrames, afterNextFrame } from './with-next-frame.ts'

/** The same value, once what else it changes is painted: a large picture is laid out in pieces, each in a frame of its own. */
export function useLater<T>(value: T): T {
  const [later, setLater] = useState(value)
  useEffect(() => afterNextFrame(() => startTransition(() => setLater(() => value))), [value])
  return later
}

/** The same value, so many pictures later: several who change together are drawn one after the other. */
export function useInTurn<T extends object>(value: T, turn: number): T {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    if (turn === 0) return
    return afterFrames(turn, () => startTransition(() => setShown((was) => (isSame(was, value) ? was : value))))
  }, [value, turn])
  return turn === 0 ? value : shown
}

const isSame = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b)
