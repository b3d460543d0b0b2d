import type { ReactNode } from 'react'

export interface PageProps {
  readonly title: string
  readonly description: string
  readonly children?: ReactNode
}

/** Gives the document its title and description, each ending with the product, while it is on the screen. */
export function Page({ title, description, children }: PageProps) {
  return (
    <>
      <title>{`${title} · Highjinks`}</title>
      <meta name="description" content={`${description} · Highjinks`} />
      {children}
    </>
  )
}
