import type { SessionView, TableFrame } from '@highjinks/protocol'
import type { ReactNode } from 'react'
import { TableClock, useClockOf } from '../../../stage/beats/table-clock.ts'
import { Confetti } from '../../../stage/podium/confetti.tsx'
import { Podium } from '../../../stage/podium/podium.tsx'
import { awardsInTurn } from '../../../stage/podium/podium-beats.ts'
import { Heading } from '../../../ui/layout/heading.tsx'
import { cx } from '../../../ui/look/cx.ts'
import { AwardCard } from './awards.tsx'
import { Lights } from './lights.tsx'
import { isToldBy, placesOf, resultLine } from './places.ts'
import { Polaroid } from './polaroid.tsx'
import { posterOf } from './poster.ts'
import { layoutOf, Ranking } from './ranking.tsx'
import { useTelling } from './use-telling.ts'

interface PodiumScreenProps {
  readonly view: SessionView
  readonly table: TableFrame
  readonly gameName: string
  /** What comes next, and how to come in, when all is told. */
  readonly children: ReactNode
  readonly wayIn: ReactNode
}

/** A longer line of winners has no room for the largest letters. */
const LOUD_LINE = 22

/** The end of a game on the wall: the podium, the picture, each award by itself, and at last all of it. */
export function PodiumScreen(props: PodiumScreenProps) {
  return (
    <TableClock value={useClockOf(props.table)}>
      <Telling {...props} />
    </TableClock>
  )
}

function Telling({ view, table, gameName, children, wayIn }: PodiumScreenProps) {
  const { come, isTold, isFlashing, isWatched } = useTelling(table, { slug: view.session.slug, hears: 'all' })
  const places = placesOf(view, table)
  const isAtRest = come('rest') > 0
  const award = awardsInTurn(table)[come('award') - 1]
  const { picture, isPinned = false } = layoutOf(places.length)
  const line = resultLine(places, null, come)
  const isLoud = come('first') > 0 && line.length <= LOUD_LINE
  return (
    <main
      data-game={view.session.slug}
      data-podium
      className={cx('relative isolate flex w-full grow flex-col gap-3', isTold ? 'lg:pl-[13vw]' : 'text-cream')}
    >
      <Lights areDown={!isTold} isFlashing={isFlashing} />
      {come('first') > 0 && !isAtRest && <Confetti />}
      <div role="status" className={cx('text-center', !isTold && 'my-auto')}>
        <Heading level={1} size="title" className={isLoud ? 'text-8xl! leading-none!' : 'text-6xl!'}>
          {line}
        </Heading>
      </div>
      {isTold ? (
        <div data-fits className="flex grow flex-col items-center justify-center gap-6 lg:flex-row">
          <div className={cx('w-full shrink-0', isAtRest ? picture : award ? 'max-w-[68vh]' : 'max-w-[78vh]')}>
            <Polaroid
              poster={posterOf(view, table, gameName)}
              isFresh={isWatched && !(isAtRest && isPinned)}
              isSmall={isAtRest && isPinned}
            />
          </div>
          {isAtRest ? (
            <div className="min-w-0 grow">
              <Ranking places={places} awards={table.awards} />
            </div>
          ) : (
            award && (
              <div key={award.id} className="min-w-0 flex-1 animate-pop">
                <AwardCard award={award} places={places} me={null} isLarge />
              </div>
            )
          )}
        </div>
      ) : (
        <Podium places={places} isTold={isToldBy(come)} />
      )}
      {isAtRest && (
        <>
          {/* The sign with the code stands at the right. */}
          <div className="pb-[1.6vh] lg:mr-[5.6vw]">{children}</div>
          {wayIn}
        </>
      )}
    </main>
  )
}
