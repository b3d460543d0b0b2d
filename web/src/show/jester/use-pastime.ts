import { useEffect, useState } from 'react'
import { prefersStillness } from '../../lib/stillness.ts'
import { type JesterMood, PASTIMES } from './script.ts'

/** The time he listens, and then does each thing. */
export const PASTIME_MS = 12_000

/** Returns his pastime while he has nothing to say. It is null before that, and with reduced motion. */
export function usePastime(isOn: boolean): JesterMood | null {
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (!isOn || prefersStillness()) return
    const timer = setInterval(() => setCount((done) => done + 1), PASTIME_MS)
    return () => clearInterval(timer)
  }, [isOn])
  // He listens again between two of them.
  if (!isOn || count % 2 === 0) return null
  return PASTIMES[Math.floor(count / 2) % PASTIMES.length] ?? null
}
