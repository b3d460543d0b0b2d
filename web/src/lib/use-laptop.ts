import { useCallback, useSyncExternalStore } from 'react'

/** As in `variants.css`: wide enough for three columns. */
const LAPTOP = '(min-width: 64rem) and (min-height: 32rem)'
/** As in `variants.css`: a phone with height to spare. */
const LONG_PHONE = '(min-height: 48rem) and (max-width: 39.999rem)'

function useMatch(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia?.(query)
      media?.addEventListener?.('change', onChange)
      return () => media?.removeEventListener?.('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(query).matches ?? false)
}

export function useLaptop(): boolean {
  return useMatch(LAPTOP)
}

export function useLongPhone(): boolean {
  return useMatch(LONG_PHONE)
}
