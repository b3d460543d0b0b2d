import { useEffect } from 'react'
import { playMusic } from '../music/play-music.ts'
import { Jester, type JesterProps } from './jester.tsx'
import { VoiceButton } from './voice-button.tsx'

/** The jester in his box on the wall, who is heard, and the music of the room. */
export function JesterHost({ feed, loadScript, twist }: Pick<JesterProps, 'feed' | 'loadScript' | 'twist'>) {
  useEffect(() => playMusic(feed), [feed])
  return (
    <>
      <div className="fixed top-16 right-2 z-20 lg:top-2 lg:right-16">
        <VoiceButton />
      </div>
      <Jester {...{ feed, loadScript, twist }} me={null} isHeard className="jester-corner gives-way" />
    </>
  )
}
