import { create } from 'zustand'

export const TOAST_MS = 5000
const MAX_SHOWN = 1

export interface ToastText {
  readonly title: string
  readonly text?: string
  /** The real reason, in a line below. */
  readonly why?: string | null
  /** `bad` is the spec's destructive toast. */
  readonly tone?: 'plain' | 'good' | 'bad'
  /** Its duration, if not the usual one. */
  readonly ms?: number
  readonly action?: { readonly label: string; readonly onPress: () => void }
}

/** A toast this shortly before a new screen belongs to the new one. */
const FRESH_MS = 1000

export interface ToastShown extends ToastText {
  readonly id: number
  readonly at: number
}

interface ToastState {
  readonly shown: readonly ToastShown[]
  /** True from the first toast on. Its code doesn't load before that. */
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
 * Removes the toasts of a screen that showed since `since`, because a new one replaces it. Toasts from before it, on
 * another page, and toasts that came with the new screen keep their time.
 */
export function clearToastsSince(since: number): void {
  const now = Date.now()
  useToasts.setState(({ shown }) => ({ shown: shown.filter(({ at }) => at < since || now - at < FRESH_MS) }))
}

/** Shows a toast from anywhere. The newest replaces the one before. */
export function toast(text: ToastText): void {
  useToasts.getState().add(text)
}
