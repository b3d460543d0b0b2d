import type { ReactNode } from 'react'

interface LineProps {
  readonly term: string
  readonly value: string | null
  readonly children?: ReactNode
}

/** One field of an account, set or not. */
export function Line({ term, value, children }: LineProps) {
  return (
    <div className="grid gap-x-4 py-3 sm:grid-cols-[9rem_1fr]">
      <dt className="text-muted">{term}</dt>
      <dd className={value ? 'text-lg font-semibold break-words' : 'text-lg text-muted italic'}>
        {value || 'Not set'}
        {children}
      </dd>
    </div>
  )
}
