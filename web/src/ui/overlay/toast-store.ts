import { create } from 'zustand'

export const TOAST_MS = 5000
const MAX_SHOWN = 1

export interface ToastText {
  readonly title: string
  readonly text?: string
  /** What really happened, in a line below. */
  readonly why?: string | null
  /** `bad` is the spec's destructive toast. */
  readonly tone?: 'plain' | 'good' | 'bad'
  /** How long it stays, when that is not as long as any other. */
  readonly ms?: number
  readonly action?: { readonly label: string; readonly onPress: () => void }
}

/** What came so shortly before a new picture came with it. */
const FRESH_MS = 1000

export interface ToastShown extends ToastText {
  readonly id: number
  readonly at: number
}

interface ToastState {
  readonly shown: readonly ToastShown[]
  /** True from the first toast on: until then nothing of it is loaded. */
  readonly woken: boolean
  readonly add: (toast: ToastText) => void
  readonly dismiss: (id: number) => void
}

export const useToasts = create<ToastState>((set) => {
  let last = 0
  return {
    shown: [],
    woken: false,
    add: (toast) => {
      last += 1
      const next: ToastShown = { ...toast, id: last, at: Date.now() }
      set((state) => ({ woken: true, shown: [next, ...state.shown].slice(0, MAX_SHOWN) }))
    },
    dismiss: (id) => set((state) => ({ shown: state.shown.filter((toast) => toast.id !== id) })),
  }
})

/**
 * A new picture replaces one that was shown from `since` on. What was said over the old picture goes with it; what was
 * said before, on another page, and what came with the new one keep their time.
 */
export function clearToastsSince(since: number): void {
  const now = Date.now()
  useToasts.setState(({ shown }) => ({ shown: shown.filter(({ at }) => at < since || now - at < FRESH_MS) }))
}

/** Shows a toast from anywhere; the newest takes the place of the one before. */
export function toast(text: ToastText): void {
  useToasts.getState().add(text)
}
