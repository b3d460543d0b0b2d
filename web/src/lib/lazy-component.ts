import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A component that is fetched when it is first shown, or ahead of time when that's likely. */
export type LazyComponent<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches it ahead. A failure shows when the component is drawn, not here. */
  readonly preload: () => Promise<void>
}

export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined
  const fetchOnce = () => {
    loading ??= load().then((component) => ({ default: component }))
    return loading
  }
  const preload = () =>
    fetchOnce().then(
      () => undefined,
      () => {
        // Fetch it again when it's really shown, and report the failure then.
        loading = undefined
      },
    )
  return Object.assign(lazy(fetchOnce), { preload })
}
