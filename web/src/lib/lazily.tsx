import { lazy, type ReactNode, useState } from 'react'

interface ShowProps<T> {
  readonly children: (value: T) => ReactNode
}

/** Something heavy that is fetched once, when it is wanted or is about to be. */
export interface Lazy<T> {
  /** What it is, if it has come. */
  readonly here: () => T | null
  readonly load: () => Promise<T>
  /** Fetches it ahead. A failure is told where it is shown, not here. */
  readonly preload: () => void
  /** Draws with it: what is here at once, anything else behind its Suspense, or it fails into its boundary. */
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
      // As it was when this was first drawn: another component in its place would forget what somebody has typed.
      const [first] = useState(() => come)
      return first === null ? <Waiting>{children}</Waiting> : children(first)
    },
  }
}
