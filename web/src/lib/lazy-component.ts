import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A component that is fetched when it is first shown, or ahead when somebody is about to see it. */
export type LazyComponent<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** A failure is told where it is shown, not here. */
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
        // Fetched again, and told, when it is really shown.
        loading = undefined
      },
    )
  return Object.assign(lazy(fetchOnce), { preload })
}
