import { useEffect, useState } from 'react'

const TESTIMONIAL_MS = 5000

/** Counts round by itself, every five seconds, unless it is held or motion is unwelcome. */
export function useRotation(count: number, isHeld: boolean): readonly [number, (index: number) => void] {
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    if (isHeld || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setTimeout(() => setCurrent((current + 1) % count), TESTIMONIAL_MS)
    return () => clearTimeout(timer)
  }, [current, count, isHeld])
  return [current, setCurrent]
}
