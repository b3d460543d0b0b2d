import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

/** Marks the chosen option: a check mark, and whose choice it is. */
export function ChosenWord({ children }: { readonly children: ReactNode }) {
  return (
    <span className="inline-flex flex-wrap items-center justify-center gap-1 text-center text-sm leading-none font-semibold wrap-normal">
      <Check aria-hidden="true" strokeWidth={3.5} className="size-4 shrink-0" />
      {children}
    </span>
  )
}
