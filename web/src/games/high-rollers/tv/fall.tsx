import type { ReactNode } from 'react'
import './fall.css'

/** Everything else on the TV makes way for what falls. */
export function Fall({ children }: { readonly children: ReactNode }) {
  return <div className="tv-fall">{children}</div>
}
