import type { ReactNode } from 'react'
import './fall.css'

/** Everything else on the TV makes way for the falling dice. */
export function Fall({ children }: { readonly children: ReactNode }) {
  return <div className="tv-fall">{children}</div>
}
