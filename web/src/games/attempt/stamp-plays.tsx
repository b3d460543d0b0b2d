import type { LucideIcon } from 'lucide-react'
import { Later } from '../../ui/layout/later.tsx'
import { cx } from '../../ui/look/cx.ts'
import { ReactionFace } from '../../ui/party/reaction-face.tsx'

/** The animations of a stamp once it is down. */
export type Play = 'legend' | 'did-it' | 'half' | 'dodged'

/** Rays behind the stamp that fill the whole room. */
export function GoldRays() {
  return <span aria-hidden="true" className="gold-rays halts" />
}

const COUNT = 9
/** The number drawn per frame. */
const HANDFUL = 3
const HANDFULS = [0, 3, 6] as const

/** Spread by a formula, not at random, so that every screen shows the same. */
const CLAPS = Array.from({ length: COUNT }, (_, i) => ({
  id: `clap ${i}`,
  x: `${(4 + (92 * i) / (COUNT - 1)).toFixed(1)}%`,
  // The outer ones fly past the board, the middle ones behind it.
  rise: `${-14 - ((i * 5) % 7) * 4}vh`,
  turn: `${((i * 47) % 60) - 30}deg`,
  late: 240 + ((i * 61) % 7) * 110,
}))

/** On a TV, clapping hands fly up all along the sofa and disappear. */
export function ClapRain() {
  return (
    <span aria-hidden="true" className="clap-rain">
      {HANDFULS.map((first, turn) => (
        <Later key={first} turn={turn + 1}>
          {CLAPS.slice(first, first + HANDFUL).map(({ id, x, rise, turn, late }) => (
            <span
              key={id}
              className="halts"
              style={{ left: x, '--rise': rise, '--turn': turn, animationDelay: `${late}ms` }}
            >
              <ReactionFace reaction="clap" />
            </span>
          ))}
        </Later>
      ))}
    </span>
  )
}

/** Clapping hands on both sides of the stamp, shortly after it comes down. */
export function Hands() {
  return (
    <span aria-hidden="true">
      {['right-full mr-1 -rotate-12', 'left-full ml-1 rotate-12'].map((side) => (
        <span
          key={side}
          className={cx('absolute top-1/2 -mt-5 animate-pop [animation-delay:380ms] tv:-mt-14 tv:kids:size-28', side)}
        >
          <ReactionFace reaction="clap" size={40} />
        </span>
      ))}
    </span>
  )
}

interface SlabProps {
  readonly words: string
  readonly play: Play | null
  /** The verdict's icon, on a seal at a corner. */
  readonly icon: LucideIcon | null
  readonly className: string
}

/** The words on their board: whole, torn in two, or hanging from one peg. */
export function Slab({ words, play, icon: Icon, className }: SlabProps) {
  return (
    <>
      <span className={cx('slab halts', className)} data-play={play ?? undefined}>
        {words}
        {Icon && (
          <span aria-hidden="true" className="slab-seal">
            <Icon strokeWidth={2.75} className="size-full" />
          </span>
        )}
      </span>
      {play === 'half' && (
        <span aria-hidden="true" data-words={words} className={cx('slab torn-off halts', className)} />
      )}
      {play === 'dodged' && <span aria-hidden="true" className="slab-peg" />}
    </>
  )
}
