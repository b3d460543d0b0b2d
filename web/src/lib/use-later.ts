import { startTransition, useEffect, useState } from 'react'
import { afterNextFrame } from './with-next-frame.ts'

/** The same value, once what else it changes is painted: a large picture is laid out in pieces, each in a frame of its own. */
export function useLater<T>(value: T, before = value): T {
  const [later, setLater] = useState(before)
  useEffect(() => afterNextFrame(() => startTransition(() => setLater(() => value))), [value])
  return later
}
