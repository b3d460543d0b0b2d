import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Returns false in the prerendered page and while React takes it over, and true from then on, when the page can show
 * what belongs to this browser.
 */
export function useHasArrived(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
