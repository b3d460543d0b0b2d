import { useEffect } from 'react'
import { useIsOut } from '../beats/stories.ts'
import { useTableClock } from '../beats/table-clock.ts'
import { playMusic } from '../music/play-music.ts'
import { JesterFigure } from './figure.tsx'
import { type ShowOptions, startShow, useJester } from './show.ts'
import { VoiceButton } from './voice-button.tsx'

/** The jester in his box on the wall: he speaks, counts down, claps, yawns, sleeps. */
export function JesterHost({ feed, loadScript }: Omit<ShowOptions, 'random'>) {
  const { mood, caption, announced, count } = useJester()
  const { isStopped } = useTableClock()
  // Words that lead up to something are over when it has come.
  const isAnswered = useIsOut() && caption?.endsWith('…') === true
  // He says good night first.
  const isDozing = isStopped && caption === null
  useEffect(() => startShow({ feed, loadScript, random: Math.random }), [feed, loadScript])
  useEffect(() => playMusic(feed), [feed])
  return (
    <>
      <div className="fixed top-16 right-2 z-20 lg:top-2 lg:right-16">
        <VoiceButton />
      </div>
      <p role="status" className="sr-only">
        {announced}
      </p>
      <div className="jester-corner" aria-hidden="true">
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
