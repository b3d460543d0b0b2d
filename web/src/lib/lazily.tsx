import { lazy, type ReactNode, useState } from 'react'

interface ShowProps<T> {
  readonly children: (value: T) => ReactNode
}

/** Something heavy that is fetched once, on use or ahead of it. */
export interface Lazy<T> {
  /** The value, if it has arrived. */
  readonly here: () => T | null
  readonly load: () => Promise<T>
  /** Fetches it ahead. A failure shows when the value is drawn, not here. */
  readonly preload: () => void
  /** Draws with the value: right away if it's here, else behind Suspense. A failure reaches the error boundary. */
  readonly Show: (props: ShowProps<T>) => ReactNode
}

export function lazily<T>(fetch: () => Promise<T>): Lazy<T> {
  let come: T | null = null
  let ahead: Promise<unknown> | null = null
  async function load(): Promise<T> {
    come = await fetch()
    return come
  }
  const Waiting = lazy(async () => {
    const value = await load()
    return { default: ({ children }: ShowProps<T>) => children(value) }
  })
  return {
    here: () => come,
    load,
    preload: () => {
      ahead ??= load().catch(() => undefined)
    },
    Show: ({ children }) => {
      // Keep what the first drawing chose. Swapping the component would lose what the user has typed.
      const [first] = useState(() => come)
      return first === null ? <Waiting>{children}</Waiting> : children(first)
    },
  }
}
