import type { SessionView } from '@highjinks/protocol'
import { useEffect } from 'react'
import { playMusic, type Score } from '../sound/play-music.ts'
import { Jester, type JesterProps } from './jester.tsx'
import { VoiceButton } from './voice-button.tsx'

interface JesterHostProps extends Pick<JesterProps, 'feed' | 'loadScript' | 'twist' | 'chord'> {
  readonly musicOf: (view: SessionView) => Score
}

/** The jester in his box on the TV, who is heard, and the music of the room. */
export function JesterHost({ feed, loadScript, musicOf, twist, chord }: JesterHostProps) {
  useEffect(() => playMusic(feed, musicOf), [feed, musicOf])
  return (
    <>
      <div className="fixed top-16 right-2 z-20 lg:top-2 lg:right-16">
        <VoiceButton />
      </div>
      <Jester {...{ feed, loadScript, twist, chord }} me={null} isHeard className="jester-corner gives-way" />
    </>
  )
}
