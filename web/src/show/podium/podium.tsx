import { cx } from '../../ui/look/cx.ts'
import { longestWord } from '../../ui/look/longest-word.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { points } from '../../ui/party/points.ts'
import { Figure } from '../people/figure.tsx'
import { Ladder } from './ladder.tsx'
import { PLACES_ON_PODIUM } from './podium-timeline.ts'
import { risesOf } from './rises.ts'
import { type Distance, type Stance, stanceOn } from './stances.ts'
import './podium.css'

export interface PodiumPlace {
  readonly id: string
  readonly name: string
  readonly score: number
  /** Ties share one. */
  readonly place: number
}

export interface PodiumProps {
  readonly places: readonly PodiumPlace[]
  /** The distance between first and next; null for a player alone. */
  readonly distance: Distance | null
  /** Returns whether a place's names can show. Without it all do. */
  readonly isTold?: (place: number) => boolean
  /** The number of list lines below it. */
  readonly below?: number
}

/** Second on the left, first in the middle, third on the right. */
const STAND: Readonly<Record<number, number>> = { 1: 2, 2: 1, 3: 3 }
/** Paper turning gold; silver and bronze with some of the room's light on them. */
const METAL: Readonly<Record<number, string>> = {
  1: 'bg-linear-to-b from-cream to-[color-mix(in_oklab,var(--color-cream),var(--color-amber)_60%)]',
  2: 'bg-[color-mix(in_oklab,var(--color-silver)_75%,var(--color-night))]',
  3: 'bg-[color-mix(in_oklab,var(--color-bronze)_80%,var(--color-night))]',
}
/** Paper that hasn't turned to gold yet. */
const RISER: Readonly<Record<number, string | undefined>> = { ...METAL, 1: 'bg-cream' }
/** The rest above the plinth is the figure, so that the crowns of two podiums are level. */
const WINNER = 'h-[calc(var(--tall)-var(--span)*var(--rise))]'
const OTHERS = 'h-(--small)'
/** Side by side on one plinth. */
const TIED = 'h-[calc(0.85*var(--small))]'
/** The usual steps of the first three places, until the winner is out. */
const UNTOLD: ReadonlyMap<number, number> = new Map([
  [1, 0.5],
  [2, 0.3],
  [3, 0.05],
])
/** In letters: the least width beside a name, for its points; and a plinth's edges. */
const [POINTS, EDGES] = [5, 1.5]
/**
 * First place is this much wider than the others, unless more than this many share one place and leave no room for
 * names.
 */
const [FIRST, CROWD] = [1.08, 3]

/** Returns plinth widths: as wide as the names need, and the winner's the widest. */
function widthsOf(plinths: readonly { readonly place: number; readonly winners: readonly PodiumPlace[] }[]) {
  const needs = plinths.map(({ place, winners }) => {
    const letters = winners.reduce((sum, { name }) => sum + Math.max(POINTS, longestWord(name)), EDGES)
    return { place, letters, count: winners.length }
  })
  const widest = Math.max(...needs.filter(({ count }) => count < CROWD).map(({ letters }) => letters), 0)
  return needs.map(({ place, letters }) => (place === 1 ? Math.max(letters, widest) * FIRST : letters))
}

/** Draws one plinth per place, shared by ties. A plinth is empty before its place is out. */
export function Podium({ places, distance, isTold = () => true, below = 0 }: PodiumProps) {
  const plinths = Array.from({ length: PLACES_ON_PODIUM }, (_, i) => i + 1).flatMap((place) => {
    const winners = places.filter((row) => row.place === place)
    return winners.length > 0 ? [{ place, winners }] : []
  })
  const inLine = plinths.toSorted((a, b) => (STAND[a.place] ?? 0) - (STAND[b.place] ?? 0))
  const rises = isTold(1) ? risesOf(plinths.flatMap(({ winners }) => winners)) : UNTOLD
  const reach = distance === 'far' && isTold(1) ? (rises.get(1) ?? 0) - (rises.get(2) ?? 0) : 0
  return (
    <div className="podium -mx-4 overflow-x-clip px-4" style={{ '--below': below }}>
      <ol
        aria-label="Podium"
        className="isolate mx-auto grid min-h-60 w-full grid-rows-[1fr_auto] gap-x-1.5 flat:min-h-56 sm:gap-x-3"
        style={{
          gridTemplateColumns: widthsOf(inLine)
            .map((width) => `minmax(0,${width}fr)`)
            .join(' '),
          maxWidth: `min(42rem, ${18 * inLine.reduce((sum, { winners }) => sum + winners.length, 0)}rem)`,
        }}
      >
        {plinths.map(({ place, winners }) => (
          <li
            key={place}
            aria-label={`Place ${place}`}
            className="row-span-2 grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-subgrid"
            style={{ order: STAND[place], '--rise': rises.get(place) ?? 0 }}
          >
            <Plinth
              place={place}
              winners={isTold(place) ? winners : []}
              stance={stanceOn(place, distance ?? 'clear')}
              reach={place === 1 ? reach : 0}
              isUnderLadder={place === 2 && reach > 0}
              isTaped={distance === 'close' && isTold(1)}
            />
          </li>
        ))}
      </ol>
    </div>
  )
}

interface PlinthProps {
  readonly place: number
  /** Empty before they are out. */
  readonly winners: readonly PodiumPlace[]
  readonly stance: Stance
  /** The reach of a ladder from second place; 0 means none. */
  readonly reach: number
  /** The ladder is on this one, which is empty otherwise. */
  readonly isUnderLadder: boolean
  /** It was a photo finish. */
  readonly isTaped: boolean
}

function Plinth({ place, winners, stance, reach, isUnderLadder, isTaped }: PlinthProps) {
  const isFirst = place === 1
  return (
    <>
      <div className="flex min-w-0 flex-col justify-end">
        <div className={cx('relative -mb-1 flex items-end justify-evenly', isUnderLadder && 'pr-4')} aria-hidden="true">
          {isFirst && winners.length > 0 && <Rays />}
          {winners.map(({ id }) => (
            <Figure
              key={id}
              seed={id}
              {...stance}
              isCrowned={isFirst}
              className={cx(
                'min-w-0 animate-drop',
                isFirst && winners.length < 3 ? WINNER : winners.length > 1 ? TIED : OTHERS,
              )}
            />
          ))}
        </div>
        <div
          className={cx(
            'relative -z-1 h-[calc(0.75rem+var(--span)*var(--rise))] rounded-t-2xl border-3 border-b-0 border-ink',
            RISER[place],
          )}
        >
          {isTaped && <span aria-hidden="true" className="podium-tape" />}
          {reach > 0 && <Ladder className="podium-ladder" reach={reach} />}
        </div>
      </div>
      <div
        className={cx(
          'flex w-full flex-col gap-1 border-x-3 border-ink px-1 pb-2.5 text-center text-ink',
          METAL[place],
        )}
      >
        <p aria-hidden="true" className="font-display text-4xl leading-none font-extrabold">
          {place}
        </p>
        <ul className="flex flex-wrap justify-evenly gap-x-1 gap-y-2">
          {winners.map(({ id, name, score }) => (
            <li key={id} className="min-w-10 flex-1 animate-fade">
              <p className={cx('font-display leading-tight font-bold', winners.length > 1 && 'max-sm:text-sm')}>
                <Unbroken>{name}</Unbroken>
              </p>
              <p className={cx('tabular whitespace-nowrap', winners.length > 1 && 'max-sm:text-sm')}>{points(score)}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

function Rays() {
  return (
    <div className="pointer-events-none absolute top-1/2 left-1/2 -z-10 size-60 -translate-x-1/2 -translate-y-1/2 animate-fade bg-[repeating-conic-gradient(var(--color-cream)_0_15deg,transparent_0_30deg)] mask-radial-from-30% mask-radial-to-70%" />
  )
}
