import { cx } from '../../ui/look/cx.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { points } from '../../ui/party/points.ts'
import { Figure } from '../photo/figure.tsx'
import { PLACES_ON_PODIUM } from './podium-beats.ts'

export interface PodiumPlace {
  readonly id: string
  readonly name: string
  readonly score: number
  /** Ties share one. */
  readonly place: number
}

export interface PodiumProps {
  readonly places: readonly PodiumPlace[]
  /** Whether the names of a place may be said by now; without it, all. */
  readonly isTold?: (place: number) => boolean
}

/** Second left, first in the middle, third right. */
const STAND: Readonly<Record<number, string>> = { 1: 'order-2', 2: 'order-1', 3: 'order-3' }
/** Paper turning gold; silver and bronze with some of the room's light on them. */
const METAL: Readonly<Record<number, string>> = {
  1: 'bg-linear-to-b from-cream to-[color-mix(in_oklab,var(--color-cream),var(--color-amber)_60%)]',
  2: 'bg-[color-mix(in_oklab,var(--color-silver)_75%,var(--color-night))]',
  3: 'bg-[color-mix(in_oklab,var(--color-bronze)_80%,var(--color-night))]',
}
const HEIGHT: Readonly<Record<number, string>> = {
  1: 'min-h-33 short:min-h-32 flat:min-h-30 lg:min-h-[27dvh] squat:min-h-[21.5dvh]',
  2: 'min-h-29 short:min-h-28 flat:min-h-26 lg:min-h-[22dvh] squat:min-h-[18dvh]',
  3: 'min-h-24 short:min-h-24 flat:min-h-22 lg:min-h-[17dvh] squat:min-h-[15dvh]',
}
/** A plinth is as wide as those on it need, and none is so wide that the winner's gets lost beside it. */
const widthOf = (place: number, count: number) =>
  place === 1 ? Math.max(1.4, Math.min(4, count)) : Math.min(2.4, count)

/** One plinth a place, and whoever ties shares it. Before a place is told its plinth stands empty. */
export function Podium({ places, isTold = () => true }: PodiumProps) {
  const plinths = Array.from({ length: PLACES_ON_PODIUM }, (_, i) => i + 1).flatMap((place) => {
    const winners = places.filter((row) => row.place === place)
    return winners.length > 0 ? [{ place, winners }] : []
  })
  return (
    <div className="-mx-4 overflow-x-clip px-4">
      <ol
        aria-label="Podium"
        className="isolate mx-auto flex min-h-68 w-full max-w-xl items-end justify-center gap-1.5 short:min-h-54 flat:min-h-56 sm:gap-3 lg:max-w-2xl"
      >
        {plinths.map(({ place, winners }) => (
          <li
            key={place}
            aria-label={`Place ${place}`}
            className={cx('flex min-w-0 flex-col', STAND[place])}
            style={{ flex: `${widthOf(place, winners.length)} 1 0`, maxWidth: `${winners.length * 18}rem` }}
          >
            <Plinth place={place} winners={isTold(place) ? winners : []} />
          </li>
        ))}
      </ol>
    </div>
  )
}

interface PlinthProps {
  readonly place: number
  /** Nobody as yet, before they are told. */
  readonly winners: readonly PodiumPlace[]
}

function Plinth({ place, winners }: PlinthProps) {
  const isFirst = place === 1
  return (
    <>
      <div className="relative -mb-1 flex items-end justify-evenly" aria-hidden="true">
        {isFirst && winners.length > 0 && <Rays />}
        {winners.map(({ id }) => (
          <Figure
            key={id}
            seed={id}
            isGlad={isFirst}
            isCrowned={isFirst}
            className={cx(
              'min-w-0 animate-drop',
              isFirst && winners.length < 3
                ? 'h-35 short:h-24 flat:h-24 lg:h-[25dvh] squat:h-[19.5dvh]'
                : 'h-30 short:h-19 flat:h-20 lg:h-[20dvh] squat:h-[16dvh]',
            )}
          />
        ))}
      </div>
      <div
        className={cx(
          'flex w-full flex-col gap-1 rounded-t-2xl border-3 border-b-0 border-ink px-1 pt-2 pb-2.5 text-center text-ink short:pt-1',
          METAL[place],
          HEIGHT[place],
        )}
      >
        <p
          aria-hidden="true"
          className="font-display text-4xl leading-none font-extrabold short:text-3xl lg:text-5xl squat:text-4xl"
        >
          {place}
        </p>
        <ul className="flex flex-wrap justify-evenly gap-x-1 gap-y-2">
          {winners.map(({ id, name, score }) => (
            <li key={id} className="min-w-12 flex-1 animate-fade">
              <p
                className={cx(
                  'font-display leading-tight font-bold lg:text-xl',
                  winners.length > 1 && 'max-sm:text-sm',
                )}
              >
                <Unbroken>{name}</Unbroken>
              </p>
              <p className="tabular lg:text-xl">{points(score)}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

function Rays() {
  return (
    <div className="pointer-events-none absolute top-1/2 left-1/2 -z-10 size-60 -translate-x-1/2 -translate-y-1/2 animate-fade bg-[repeating-conic-gradient(var(--color-cream)_0_15deg,transparent_0_30deg)] mask-radial-from-30% mask-radial-to-70% short:size-52 lg:size-96" />
  )
}
