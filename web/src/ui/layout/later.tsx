import type { ReactNode } from 'react'
import { useTurn } from '../../lib/use-later.ts'

/** What is beside the point comes a picture after the rest: a new phase is not styled all in one task. */
export function Later({ children }: { readonly children: ReactNode }) {
  return useTurn(1) && children
}
