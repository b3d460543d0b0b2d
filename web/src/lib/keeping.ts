import { create } from 'zustand'

/** Whether this browser can open the games without a network: `unasked` where somebody saves data, and may ask for them. */
export type Keeping = 'unknown' | 'plain-http' | 'impossible' | 'unasked' | 'fetching' | 'ready' | 'failed'

interface KeepingState {
  readonly state: Keeping
  /** Fetches them all the same. */
  readonly fetchNow: () => void
}

export const useKeeping = create<KeepingState>(() => ({ state: 'unknown', fetchNow: () => undefined }))
