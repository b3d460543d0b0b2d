import type { SessionView } from '@highjinks/protocol'
import { castOf, type Sitter } from '../show/people/cast.ts'
import type { Progress } from '../show/people/reveal.ts'
import { useProgress } from '../show/people/use-progress.ts'
import { type Show, showOf } from './show.ts'

interface ShownNow extends Show {
  /** The progress of the reveal, by the table's clock. */
  readonly progress: Progress
  /** Everyone's cast; they know nothing and get no points before the screen shows it. */
  readonly people: readonly Sitter[]
}

/** Returns who stands where, what is revealed and how far. Without a spotlight they keep their place on the sofa. */
export function useShow(view: SessionView, { hasSpotlight }: { readonly hasSpotlight: boolean }): ShownNow {
  const { session, table } = view
  const { staging, reveal } = showOf(session.slug, table)
  const progress = useProgress()
  const scene = hasSpotlight ? staging : { ...staging, isInSpotlight: false }
  const people = castOf(view, { reveal, scene, progress, standings: table?.standings ?? [] })
  return { staging, reveal, progress, people }
}
