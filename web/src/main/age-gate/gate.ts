import { create } from 'zustand'
import { ageVerified } from '../../lib/storage.ts'

/** What the gate asks one to accept must be readable before accepting it. */
const READABLE = ['/terms', '/disclaimer']
/** Where those under 21 are sent. */
const ELSEWHERE = 'https://www.google.com'

const useGate = create<{ readonly isVerified: boolean }>(() => ({ isVerified: ageVerified.get() }))

export function useIsGateShut(pathname: string): boolean {
  const isVerified = useGate((state) => state.isVerified)
  return !isVerified && !READABLE.includes(pathname)
}

export function confirmAge(): void {
  ageVerified.set(true)
  useGate.setState({ isVerified: true })
}

/** Stores nothing: whoever comes back is asked again. */
export function leaveForElsewhere(): void {
  window.location.assign(ELSEWHERE)
}
