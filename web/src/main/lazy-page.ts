import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A page that is fetched when it is first shown, or earlier when somebody is about to go there. */
export interface LazyPage {
  readonly Page: LazyExoticComponent<ComponentType>
  readonly preload: () => void
}

export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loading: Promise<{ default: ComponentType }> | undefined
  const fetchOnce = () => {
    loading ??= load().then((page) => ({ default: page }))
    return loading
  }
  return {
    Page: lazy(fetchOnce),
    preload: () => {
      fetchOnce().catch(() => {
        // Shown again, and told, when the page is really opened.
        loading = undefined
      })
    },
  }
}
