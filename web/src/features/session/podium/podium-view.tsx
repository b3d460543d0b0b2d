import type { TableFrame } from '@highjinks/protocol'
import { type ReactNode, useState } from 'react'
import { useLaptop } from '../../../lib/use-laptop.ts'
import { useMark } from '../../../lib/use-mark.ts'
import { TableClock, useClockOf } from '../../../stage/beats/table-clock.ts'
import { Podium } from '../../../stage/podium/podium.tsx'
import { PLACES_ON_PODIUM } from '../../../stage/podium/podium-beats.ts'
import { BESIDE } from '../../../ui/layout/action-bar.tsx'
import { Heading } from '../../../ui/layout/heading.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { cx } from '../../../ui/look/cx.ts'
import { Awards } from './awards.tsx'
import { Lights } from './lights.tsx'
import { marginOf } from './margin.ts'
import { Next, type NextProps } from './next.tsx'
import { Others } from './others.tsx'
import { isToldBy, placesOf, resultLine } from './places.ts'
import { Polaroid } from './polaroid.tsx'
import { posterOf } from './poster.ts'
import { useTelling } from './use-telling.ts'

interface PodiumViewProps extends Omit<NextProps, 'poster'> {
  readonly table: TableFrame
  readonly gameName: string
  /** What the game itself has to say. */
  readonly recap?: ReactNode
  /** What comes next: right under whatever shows how it ended. */
  readonly vote?: ReactNode
  /** What the night has been. */
  readonly night?: ReactNode
}

/** The end of a game on a phone: who won, told; then one thing at a time. */
export function PodiumView(props: PodiumViewProps) {
  const [isSkipped, setSkipped] = useState(false)
  const clock = useClockOf(props.table)
  return (
    <TableClock value={isSkipped ? { ...clock, since: Number.NEGATIVE_INFINITY } : clock}>
      <Telling {...props} onSkip={() => setSkipped(true)} isSkipped={isSkipped} />
    </TableClock>
  )
}

/** So many names want smaller letters. */
const LONG_LINE = 32
/** Of so many everybody has a step of their own, where there is room for it. */
const STEPS_MOST = 4

type Part = 'podium' | 'picture' | 'awards' | 'night'

interface TellingProps extends PodiumViewProps {
  readonly isSkipped: boolean
  readonly onSkip: () => void
}

function Telling({ isSkipped, onSkip, ...props }: TellingProps) {
  const { view, table, gameName, me, isLast = false } = props
  const [chosen, setChosen] = useState<Part | null>(null)
  const isLaptop = useLaptop()
  useMark('grows')
  const places = placesOf(view, table)
  const hasWon = places.some(({ id, place }) => id === me && place === 1)
  const { slug } = view.session
  const { come, isTold, isFlashing, isWatched } = useTelling(table, { slug, hears: hasWon ? 'victory' : 'nothing' })
  const poster = posterOf(view, table, gameName)
  const line = resultLine(places, me, come)
  const upTo = isLaptop && places.length <= STEPS_MOST ? STEPS_MOST : PLACES_ON_PODIUM
  const others = places.filter(({ place }) => place > upTo)
  const podium = (
    <Podium
      {...{ places, upTo }}
      distance={marginOf(places)?.distance ?? null}
      isTold={isToldBy(come)}
      below={Math.ceil(others.length / 2)}
    />
  )
  return (
    <main
      data-game={slug}
      data-beside
      className={cx(
        'relative isolate mx-auto flex w-full max-w-3xl grow flex-col gap-4 short:gap-2 lg:max-w-6xl xl:max-w-[80rem]',
        isTold && BESIDE,
      )}
    >
      <Lights areDown={!isTold} isFlashing={isFlashing} />
      <div role="status" className={cx('relative z-1 text-center', !isTold && 'mt-auto text-cream')}>
        <Heading level={1} size={line.length > LONG_LINE ? 'section' : 'title'}>
          {line}
        </Heading>
      </div>
      {isTold ? (
        <Tabs
          isTall
          label="How it ended"
          value={chosen ?? (isWatched && !isSkipped ? 'picture' : 'podium')}
          onChange={setChosen}
          tabs={[
            {
              value: 'podium',
              label: 'Podium',
              panel: (
                <div className="-mt-8 grid grid-cols-1 gap-3 short:-mt-10 flat:mt-0 lg:mt-0 lg:grow lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-10 xl:grid-cols-[minmax(0,1fr)_18.5rem_19.5rem] xl:gap-x-6">
                  <div className="grid grid-cols-1 content-start gap-3 lg:flex lg:flex-col">
                    {podium}
                    <Others {...{ others, me }} />
                  </div>
                  {isLaptop && <Awards awards={table.awards} places={places} me={me} isBeside />}
                  <div className="lg:relative lg:z-1 lg:pt-2 lg:pb-4">{props.vote}</div>
                </div>
              ),
            },
            {
              value: 'picture',
              label: 'Picture',
              panel: (
                <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-6">
                  <Polaroid poster={poster} isFresh={isWatched} />
                  {props.vote}
                </div>
              ),
            },
            {
              value: 'awards',
              label: 'Awards',
              panel: (
                <div className="grid gap-4">
                  <Awards awards={table.awards} places={places} me={me} />
                  {props.recap}
                </div>
              ),
            },
            ...(props.night ? [{ value: 'night' as const, label: 'Night', panel: props.night }] : []),
          ]}
        />
      ) : (
        <>
          <div className="text-cream lg:-mb-4">{podium}</div>
          <Skip onSkip={onSkip} />
        </>
      )}
      {isTold && <Next {...props} poster={poster} isLast={isLast} />}
    </main>
  )
}

/** A tap anywhere tells the rest at once. */
function Skip({ onSkip }: { readonly onSkip: () => void }) {
  return (
    <button
      type="button"
      className="mt-auto min-h-12 self-center px-6 text-cream underline after:fixed after:inset-0 lg:mt-0 lg:h-(--ledge)"
      onClick={onSkip}
    >
      Skip the drumroll
    </button>
  )
}
