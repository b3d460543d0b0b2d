import type { SessionView } from '@highjinks/protocol'
import { useEffect } from 'react'
import { playMusic, type Score } from '../sound/play-music.ts'
import { Jester, type JesterProps } from './jester.tsx'
import './tv-jester.css'

interface JesterHostProps extends Pick<JesterProps, 'feed' | 'loadScript' | 'twist' | 'chord'> {
  readonly musicOf: (view: SessionView) => Score
}

/** The TV's jester with his voice, and the room's music. */
export function JesterHost({ feed, loadScript, musicOf, twist, chord }: JesterHostProps) {
  useEffect(() => playMusic(feed, musicOf), [feed, musicOf])
  return <Jester {...{ feed, loadScript, twist, chord }} me={null} isHeard className="tv-jester" />
}
