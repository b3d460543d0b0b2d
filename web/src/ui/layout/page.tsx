import type { ReactNode } from 'react'
import { houseName } from '../../lib/house-name.ts'

export interface PageProps {
  readonly title: string
  readonly description: string
  readonly children?: ReactNode
}

/** Sets the document's title and description while it shows. Both end with the server's name. */
export function Page({ title, description, children }: PageProps) {
  return (
    <>
      <title>{`${title} · ${houseName()}`}</title>
      <meta name="description" content={`${description} · ${houseName()}`} />
      {children}
    </>
  )
}
