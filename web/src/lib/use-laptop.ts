import { useSyncExternalStore } from 'react'

/** As in `variants.css`: wide enough for three places side by side. */
const LAPTOP = '(width >= 64rem) and (height >= 32rem)'

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia?.(LAPTOP)
  media?.addEventListener?.('change', onChange)
  return () => media?.removeEventListener?.('change', onChange)
}

export function useLaptop(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(LAPTOP).matches ?? false)
}
