import { create } from 'zustand'
import { ageVerified } from '../../lib/storage.ts'

/**
 * What the gate asks one to accept must be readable before accepting it. A TV that waits shows a code, and then what
 * somebody who has passed the gate sends there.
 */
const OPEN = ['/terms', '/disclaimer', '/tv']
/** Where those under 21 are sent. */
const ELSEWHERE = 'https://www.google.com'

/** A page that is written down for everybody has the gate in front of it. */
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

/** Stores nothing: whoever comes back is asked again. */
export function leaveForElsewhere(): void {
  window.location.assign(ELSEWHERE)
}
