import { create } from 'zustand'
import { ageVerified } from '../../lib/storage.ts'

/**
 * People must be able to read what the gate asks them to accept. A waiting TV shows a code, and then a room sent by
 * someone who has passed the gate.
 */
const OPEN = ['/terms', '/disclaimer', '/tv']
/** The page for users under 21. */
const ELSEWHERE = 'https://www.google.com'

/** A prerendered page has the gate in front of it. */
const useGate = create<{ readonly isVerified: boolean }>(() => ({ isVerified: false }))
confirmAgain()

export function useIsGateShut(pathname: string): boolean {
  const isVerified = useGate((state) => state.isVerified)
  return !isVerified && !OPEN.includes(pathname)
}

export function confirmAge(): void {
  ageVerified.set(true)
  useGate.setState({ isVerified: true })
}

export function confirmAgain(): void {
  useGate.setState({ isVerified: ageVerified.get() })
}

/** Stores nothing, so the next visit asks again. */
export function leaveForElsewhere(): void {
  window.location.assign(ELSEWHERE)
}
