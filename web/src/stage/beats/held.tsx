import type { ReactNode } from 'react'

interface HeldProps {
  readonly isOut: boolean
  /** What is said in its place until then. */
  readonly hush?: string
  readonly children: ReactNode
}

/** What a later beat brings: its place is kept until then, and it makes its entrance when it comes. */
export function Held({ isOut, hush, children }: HeldProps) {
  const held = (
    // Drawn anew when it comes, or its entrance would be over by then.
    <div key={isOut ? 'out' : 'held'} className={isOut ? 'contents' : 'invisible contents'}>
      {children}
    </div>
  )
  if (hush === undefined) return held
  return (
    <div className="grid items-center *:[grid-area:1/1] *:*:[grid-area:1/1] stage:grow stage:grid-rows-[1fr] stage:items-stretch">
      {!isOut && (
        <p
          role="status"
          className="animate-breathe text-center font-display text-title font-extrabold text-muted stage:my-auto stage:text-7xl"
        >
          {hush}
        </p>
      )}
      {held}
    </div>
  )
}
