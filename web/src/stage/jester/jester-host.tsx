import { useEffect } from 'react'
import { playMusic } from '../music/play-music.ts'
import { JesterFigure } from './figure.tsx'
import { type ShowOptions, startShow, useJester } from './show.ts'
import { VoiceButton } from './voice-button.tsx'

interface JesterHostProps extends Omit<ShowOptions, 'random'> {
  readonly isPaused: boolean
}

/** The jester in his box on the wall: he speaks, counts down, claps, yawns, sleeps. */
export function JesterHost({ feed, loadScript, isPaused }: JesterHostProps) {
  const { mood, caption, announced, count } = useJester()
  useEffect(() => startShow({ feed, loadScript, random: Math.random }), [feed, loadScript])
  useEffect(() => playMusic(feed), [feed])
  return (
    <>
      <div className="fixed top-16 right-2 z-20">
        <VoiceButton />
      </div>
      <p role="status" className="sr-only">
        {announced}
      </p>
      <div className="jester-corner" aria-hidden="true">
        <Bubble caption={caption} count={count} />
        <JesterFigure mood={mood} isStill={isPaused} />
      </div>
    </>
  )
}

/** So few letters can be larger. */
const BRIEF = 44

function Bubble({ caption, count }: { readonly caption: string | null; readonly count: number | null }) {
  if (count !== null)
    return (
      <p key={count} className="jester-bubble jester-count animate-pop">
        {count}
      </p>
    )
  if (caption === null) return null
  return (
    <p key={caption} className="jester-bubble animate-pop" data-brief={caption.length <= BRIEF || undefined}>
      {caption}
    </p>
  )
}
