import type { ReactNode } from 'react'
import { Heading } from '../../ui/layout/heading.tsx'

export function Specimen({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section id={title} className="flex flex-col gap-4 border-t-2 border-leaf-800 pt-6">
      <Heading size="small" className="text-muted">
        {title}
      </Heading>
      {children}
    </section>
  )
}

export function Row({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
