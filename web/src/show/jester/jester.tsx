import { useEffect } from 'react'
import { longestWord } from '../../ui/look/longest-word.ts'
import type { Chord } from '../sound/score.ts'
import { play } from '../sound/sound.ts'
import { useTableClock } from '../timeline/table-clock.ts'
import { useIsOut } from '../timeline/use-beats.ts'
import { JesterFigure } from './figure.tsx'
import { type ShowOptions, startShow, useJester } from './show.ts'
import './twist-sign.css'
import { saidAside } from '../../ui/announcer/announcer.ts'
import { usePastime } from './use-pastime.ts'
import { speak } from './voice.ts'

export interface JesterProps extends Omit<ShowOptions, 'random'> {
  /** Classes that place his box. */
  readonly className: string
  /** The twist he throws in during a performance: a sign drops in the place of his bubble. */
  readonly twist?: string | null
  /** The chord of his fanfare for the twist. */
  readonly chord?: Chord | undefined
}

/** The jester in his box: he speaks, counts down, claps, yawns and sleeps. */
export function Jester({ feed, loadScript, me, isHeard, className, twist = null, chord }: JesterProps) {
  const { mood, caption, announced, count, isAudience } = useJester()
  const { isStopped } = useTableClock()
  // Lines that lead up to a moment end when it has come.
  const isAnswered = useIsOut() && caption?.endsWith('…') === true
  // He says good night first.
  const isDozing = isStopped && caption === null
  useEffect(() => startShow({ feed, loadScript, me, isHeard, random: Math.random }), [feed, loadScript, me, isHeard])
  useEffect(() => {
    if (twist === null || !isHeard) return
    play('reveal', chord)
    speak(twist)
  }, [twist, isHeard, chord])
  const isIdle = isAudience && mood === 'listens' && caption === null && count === null && twist === null && !isStopped
  const pastime = usePastime(isIdle)
  const isAt = isAnswered ? 'listens' : isDozing ? 'asleep' : (pastime ?? mood)
  return (
    <>
      <section aria-label="Jester" className="sr-only">
        <p ref={saidAside}>{announced}</p>
        {twist !== null && <p ref={saidAside}>Twist: {twist}</p>}
      </section>
      <div className={className} aria-hidden="true">
        {twist === null ? <Bubble caption={isAnswered ? null : caption} count={count} /> : <TwistSign text={twist} />}
        <JesterFigure mood={twist === null ? isAt : 'twists'} isStill={isStopped} />
      </div>
    </>
  )
}

/** Drops from the top edge on two ropes. */
function TwistSign({ text }: { readonly text: string }) {
  return (
    <p
      className="jester-twist"
      data-long={text.length > LONG_TWIST || undefined}
      style={{ '--longest': Math.max(...text.split(/\s/).map(({ length }) => length)) }}
    >
      <strong>Twist!</strong>
      {text}
    </p>
  )
}

/** Longer texts get smaller letters. */
const LONG_TWIST = 34
/** Texts up to this length can have larger letters if no word is too long. */
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
      style={{ '--longest': longestWord(caption) }}
      data-brief={(caption.length <= BRIEF && !LONG_WORD.test(caption)) || undefined}
    >
      {caption}
    </p>
  )
}
