import { useState } from 'react'
import { serverNow } from '../../lib/server-clock.ts'
import './count-in.css'

const COUNTED = [3, 2, 1] as const

/** Counts three, two, one in the time left until the first card. */
export function CountIn({ until }: { readonly until: number }) {
  const [left] = useState(() => Math.max(0, until - serverNow()))
  return (
    <div aria-hidden="true" className="count-in" style={{ '--each': `${Math.round(left / COUNTED.length)}ms` }}>
      {COUNTED.map((number) => (
        <span key={number}>{number}</span>
      ))}
    </div>
  )
}
