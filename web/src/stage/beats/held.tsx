import { ArrowBigUp } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { SharedScreen } from './shared-screen.ts'

interface HeldProps {
  readonly isOut: boolean
  /** What is said in its place until then. */
  readonly hush?: string
  readonly children: ReactNode
}

/** What a later beat brings: its place is kept until then, and it makes its entrance when it comes. */
export function Held({ isOut, hush, children }: HeldProps) {
  const isToldAbove = use(SharedScreen)
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
          {isToldAbove ? <LookUp hush={hush} /> : hush}
        </p>
      )}
      {held}
    </div>
  )
}

/** Eyes off the phone: it is about to happen on the wall. Whoever listens hears what is waited for. */
function LookUp({ hush }: { readonly hush: string }) {
  return (
    <>
      <span aria-hidden="true" className="inline-flex items-center gap-3">
        <ArrowBigUp className="size-9 fill-current" />
        Look up!
        <ArrowBigUp className="size-9 fill-current" />
      </span>
      <span className="sr-only">{hush}</span>
    </>
  )
}
