import type { ReactNode } from 'react'
import { houseName } from '../../lib/house-name.ts'

export interface PageProps {
  readonly title: string
  readonly description: string
  readonly children?: ReactNode
}

/** Gives the document its title and description, each ending with the house's name, while it is on the screen. */
export function Page({ title, description, children }: PageProps) {
  return (
    <>
      <title>{`${title} · ${houseName()}`}</title>
      <meta name="description" content={`${description} · ${houseName()}`} />
      {children}
    </>
  )
}
