import { create } from 'zustand'

/** The state of the offline copy. `unasked` means this person saves data and can ask for the copy. */
export type Keeping = 'unknown' | 'plain-http' | 'impossible' | 'unasked' | 'fetching' | 'ready' | 'failed'

interface KeepingState {
  readonly state: Keeping
  /** Fetches the games even so. */
  readonly fetchNow: () => void
}

export const useKeeping = create<KeepingState>(() => ({ state: 'unknown', fetchNow: () => undefined }))
