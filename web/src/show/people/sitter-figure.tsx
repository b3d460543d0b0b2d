import { useInTurn } from '../../lib/use-later.ts'
import { useFace } from '../../ui/avatar/looks.ts'
import { cx } from '../../ui/look/cx.ts'
import { points, signed } from '../../ui/party/points.ts'
import { ReactionFace } from '../../ui/party/reaction-face.tsx'
import type { Sitter } from './cast.ts'
import { Bowl, Legs, Upper } from './character.tsx'
import { POSTURES, STANDS_UP } from './postures.ts'
import { snacksFor } from './snacks.tsx'
import { type SofaSpot, spotStyle } from './sofa-spots.ts'
import type { Thrown } from './use-airborne.ts'

/** A bowl on the seat is this much lower than one in a lap. */
const BOWL_LEFT = 16

interface SitterFigureProps {
  readonly sitter: Sitter
  /** The number of people drawn before, one per frame: redrawing them all in one frame would make a TV stutter. */
  readonly turn: number
  readonly place: SofaSpot
  /** The best score, which has the highest pile. */
  readonly best: number
  /** Stays lit when the lights go down. */
  readonly isLit?: boolean | undefined
  /** Their latest reactions. */
  readonly thrown: readonly Thrown[]
  /** The owner of this screen. */
  readonly isMe?: boolean
}

/** Draws one person on the sofa with the name below, and describes them to screen readers. */
export function SitterFigure(props: SitterFigureProps) {
  const { sitter, turn, place, best, thrown, isLit = false, isMe = false } = props
  const { id, name, mood, isStanding, isInSpotlight = false, score, gain, pose } = useInTurn(sitter, turn)
  const { note, onAsk, askWords } = sitter
  const face = useFace(id)
  const isBest = score !== null && score > 0 && score === best
  const snacks = score === null ? null : snacksFor(score, best)
  const sinks = isStanding ? Math.min(0, POSTURES[mood].sinks) - STANDS_UP : POSTURES[mood].sinks
  return (
    <li
      data-sitter={id}
      data-mood={mood}
      data-standing={isStanding || undefined}
      data-lit={isLit || undefined}
      data-me={isMe || undefined}
      className={cx('sofa-place', place.isBehind && 'sofa-behind')}
      style={spotStyle(place)}
    >
      <div data-figure className={cx('sofa-figure', mood === 'asleep' && 'grayscale-[0.75]')} aria-hidden="true">
        {!isInSpotlight && <Legs face={face} />}
        <div
          className="sofa-upper"
          style={{ transform: `translateY(calc(${isInSpotlight ? BOWL_LEFT : sinks} * var(--u)))` }}
        >
          <div className="sofa-breath">
            {isInSpotlight ? (
              <Bowl snacks={snacks} isBest={isBest} />
            ) : (
              <Upper {...{ face, mood, isStanding, snacks, isBest, pose }} />
            )}
            {score !== null && <span className="sofa-score">{points(score)}</span>}
          </div>
        </div>
      </div>
      {gain !== null && (
        <p aria-hidden="true" className="sofa-gain">
          {signed(gain)}
        </p>
      )}
      {thrown.map(({ n, kind }) => (
        <p key={n} className="sofa-thrown" data-side={n % 3}>
          <ReactionFace reaction={kind} />
          {name}
        </p>
      ))}
      <p className="sofa-name">
        <Name name={isMe && note === undefined ? 'You' : name} width={place.width} />
        {note && (
          <span id={`note-${id}`} className="sofa-note">
            {note}
          </span>
        )}
      </p>
      <span className="sr-only">
        {[
          score !== null && `, ${points(score)} points`,
          isBest && ', in the lead',
          isInSpotlight ? ', on stage' : note === undefined && WORDS[mood],
        ]
          .filter(Boolean)
          .join('')}
      </span>
      {onAsk && (
        <button
          type="button"
          aria-label={askWords ?? `More about ${name}`}
          aria-describedby={note ? `note-${id}` : undefined}
          onClick={onAsk}
          className="sofa-ask"
        />
      )}
    </li>
  )
}

/** The width of a letter, in the units of a place, and the width of some others relative to it. */
const LETTER = 18.6
const SHARES = [
  { letters: /[ijl'. I]/, share: 0.5 },
  { letters: /[frt]/, share: 0.7 },
  { letters: /[mwMW]/, share: 1.5 },
] as const
const shareOf = (letter: string) => SHARES.find(({ letters }) => letters.test(letter))?.share ?? 1
const breadthOf = (words: string) => words.split('').reduce((sum, letter) => sum + LETTER * shareOf(letter), 0)
/** The narrowest that is still readable. */
const NARROWEST = 0.66
/** A whole name that fits at this width stays on one line. */
const NARROWEST_LINE = 0.85

/** Returns the width of the longer row when a name is split into two rows as evenly as possible. */
function widthInTwoRows(name: string): number {
  const words = name.split(' ')
  const breadth = (row: readonly string[]) => breadthOf(row.join(' '))
  const rows = words.map((_, i) => Math.max(breadth(words.slice(0, i + 1)), breadth(words.slice(i + 1))))
  return Math.min(...rows)
}

/** Condenses a name that is a little too long for its place. Only a word that is far too long breaks. */
function Name({ name, width }: { readonly name: string; readonly width: number }) {
  const longest = widthInTwoRows(name)
  const share = (width - 8) / longest
  const isBroken = share < NARROWEST
  const line = (width - 8) / breadthOf(name)
  const isLine = name.includes(' ') && line >= NARROWEST_LINE
  return (
    <span
      className={isLine ? 'whitespace-nowrap' : 'line-clamp-2'}
      style={{
        // Both words of a row stay side by side before it is condensed.
        minWidth: isBroken || share >= 1 ? undefined : `calc(${longest} * var(--u))`,
        overflowWrap: isBroken ? 'anywhere' : 'normal',
        transform: isBroken && !isLine ? undefined : `scaleX(${Math.min(1, isLine ? line : share)})`,
      }}
    >
      {name}
    </span>
  )
}

/** Descriptions of a person's drawing, where it matters. */
const WORDS: Readonly<Partial<Record<Sitter['mood'], string>>> = {
  asleep: ', away',
  busy: ', still thinking',
  done: ', done',
}
