import { useEffect } from 'react'
import { useIsOut } from '../beats/stories.ts'
import { useTableClock } from '../beats/table-clock.ts'
import { JesterFigure } from './figure.tsx'
import { type ShowOptions, startShow, useJester } from './show.ts'

export interface JesterProps extends Omit<ShowOptions, 'random'> {
  /** Where he has his box. */
  readonly className: string
}

/** The jester in his box: he speaks, counts down, claps, yawns, sleeps. */
export function Jester({ feed, loadScript, isHeard, className }: JesterProps) {
  const { mood, caption, announced, count } = useJester()
  const { isStopped } = useTableClock()
  // Words that lead up to something are over when it has come.
  const isAnswered = useIsOut() && caption?.endsWith('…') === true
  // He says good night first.
  const isDozing = isStopped && caption === null
  useEffect(() => startShow({ feed, loadScript, isHeard, random: Math.random }), [feed, loadScript, isHeard])
  return (
    <>
      <p role="status" className="sr-only">
        {announced}
      </p>
      <div className={className} aria-hidden="true">
        <Bubble caption={isAnswered ? null : caption} count={count} />
        <JesterFigure mood={isAnswered ? 'listens' : isDozing ? 'asleep' : mood} isStill={isStopped} />
      </div>
    </>
  )
}

/** So few letters can be larger, where no word is too long for it. */
const BRIEF = 44
const LONG_WORD = /\S{12}/

function Bubble({ caption, count }: { readonly caption: string | null; readonly count: number | null }) {
  if (count !== null)
    return (
      <p key={count} className="jester-bubble jester-count animate-pop">
        {count}
      </p>
    )
  if (caption === null) return null
  return (
    <p
      key={caption}
      className="jester-bubble animate-pop"
      data-brief={(caption.length <= BRIEF && !LONG_WORD.test(caption)) || undefined}
    >
      {caption}
    </p>
  )
}
