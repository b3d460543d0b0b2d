import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False where a page is written down for everybody, and while a browser takes it over; from then on true, and whatever
 * is this browser's own may be shown.
 */
export function useHasArrived(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
