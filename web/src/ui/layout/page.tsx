import { type ReactNode, useEffect } from 'react'

export interface PageProps {
  readonly title: string
  readonly description: string
  readonly children?: ReactNode
}

/** Gives the document its title and description, each ending with the product, while it is on the screen. */
export function Page({ title, description, children }: PageProps) {
  useEffect(() => {
    document.title = `${title} · Highjinks`
    document.querySelector('meta[name="description"]')?.setAttribute('content', `${description} · Highjinks`)
  }, [title, description])
  return children
}
