import type { SessionView, TableFrame } from '@highjinks/protocol'
import type { ReactNode } from 'react'
import { useMark } from '../../lib/use-mark.ts'
import { Figure } from '../../show/people/figure.tsx'
import { awardsInTurn, stepTimes } from '../../show/podium/podium-timeline.ts'
import type { Span } from '../../show/podium/strewn.tsx'
import { TableClock, useClockOf } from '../../show/timeline/table-clock.ts'
import { useSteps } from '../../show/timeline/use-steps.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Later } from '../../ui/layout/later.tsx'
import { cx } from '../../ui/look/cx.ts'
import { AwardCard } from './awards.tsx'
import { Lights } from './lights.tsx'
import { marginOf } from './margin.ts'
import { MarginSign } from './margin-sign.tsx'
import { isToldBy, resultLine, resultsOf } from './results.ts'
import './podium-screen.css'
import { said } from '../../ui/announcer/announcer.ts'
import { Polaroid } from './polaroid.tsx'
import { posterOf } from './poster.ts'
import { Ranking } from './ranking.tsx'
import { hasNightToTell, TvNight } from './tv-night.tsx'
import { useTelling } from './use-telling.ts'
import { stepsToTell, takenOn, type WideLayout, wideLayout } from './wide-layout.ts'
import { WideSteps } from './wide-steps.tsx'

interface PodiumScreenProps {
  readonly view: SessionView
  readonly table: TableFrame
  readonly gameName: string
  /** The next step and the way in, once all is out. */
  readonly children: ReactNode
  readonly joinSign: ReactNode
  /** The room's pieces: they fall with the winner's name, and are at rest where nothing else is. */
  readonly strew: (taken: readonly Span[] | null) => ReactNode
}

/** A TV shows the night this long, between the awards and all of it. */
const NIGHT_MS = 8000

/** A longer line of winners has no room for the largest letters, or beside a list for the next size. */
const LOUD_LINE = 22
const LONG_LINE = 30

/** The end of a game on the TV: the podium, the picture, each award separately, and finally all of it. */
export function PodiumScreen(props: PodiumScreenProps) {
  return (
    <TableClock value={useClockOf(props.table)}>
      <Telling {...props} />
    </TableClock>
  )
}

function Telling({ view, table, gameName, children, joinSign, strew }: PodiumScreenProps) {
  const { come, isTold, isFlashing, isWatched } = useTelling(table, { slug: view.session.slug, hears: 'all' })
  const places = resultsOf(view, table)
  // The next game is chosen, on phones that were faster. The TV doesn't wait eight seconds more.
  const isChosen = view.session.next?.stage.kind === 'chosen'
  const [restAt = 0] = stepTimes(table, 'rest')
  const isNightOver = useSteps(hasNightToTell(view) ? [['over', restAt + NIGHT_MS]] : [])('over') > 0
  const isTellingNight = come('rest') > 0 && hasNightToTell(view) && !isNightOver && !isChosen
  const isAtRest = isChosen || (come('rest') > 0 && !isTellingNight)
  const award = awardsInTurn(table)[come('award') - 1]
  const line = resultLine(places, null, come)
  const isLoud = come('first') > 0 && !isAtRest && line.length <= LOUD_LINE
  const margin = marginOf(places)
  const layout = isAtRest ? wideLayout(places) : null
  const longest = (layout?.others.length ?? 0) > 0 ? LOUD_LINE : LONG_LINE
  useMark('at-podium')
  const poster = posterOf(view, table, gameName)
  return (
    <main
      data-game={view.session.slug}
      data-shared={places.filter(({ place }) => place === 1).length > 1 || undefined}
      data-podium={isAtRest ? 'rest' : isTold ? 'told' : 'telling'}
      className={cx('relative isolate flex w-full grow flex-col gap-3', !isTold && 'text-cream')}
    >
      <Lights areDown={!isTold} isFlashing={isFlashing} />
      {come('first') > 0 && <Later>{strew(layout && takenOn(layout))}</Later>}
      <div ref={said} className="podium-headline text-center">
        <Heading
          level={1}
          size="title"
          className={isLoud ? 'text-8xl leading-none' : line.length <= longest ? 'text-7xl' : 'text-6xl'}
        >
          {line}
        </Heading>
        {margin && <MarginSign margin={margin} isInSuspense={come('suspense') > 0} isOut={come('first') > 0} />}
      </div>
      {layout ? (
        <AtRest
          layout={layout}
          places={places}
          awards={table.awards}
          picture={<Polaroid poster={poster} isFresh={false} isSmall />}
        >
          {children}
        </AtRest>
      ) : isTellingNight ? (
        <TvNight view={view} />
      ) : award ? (
        <>
          <div className="podium-picture">
            <Polaroid poster={poster} isFresh={false} isSmall />
          </div>
          <div key={award.id} className="podium-award animate-pop">
            <Figure
              seed={award.id}
              mood="glad"
              isCrowned={places.some(({ id, place }) => id === award.id && place === 1)}
              className="max-lg:hidden"
            />
            <AwardCard award={award} places={places} me={null} isLarge />
          </div>
        </>
      ) : isTold ? (
        <div data-fits className="mx-auto flex w-full max-w-[42rem] grow flex-col justify-center">
          {/* Behind the flash. */}
          <Later turn={isWatched ? 1 : 0}>
            <Polaroid poster={poster} isFresh={isWatched} />
          </Later>
        </div>
      ) : (
        <div className="podium-steps">
          <WideSteps
            steps={stepsToTell(places)}
            isTold={isToldBy(come)}
            awards={[]}
            distance={margin?.distance ?? null}
          />
        </div>
      )}
      {isAtRest && joinSign}
      {isTold && !isAtRest && view.session.next?.stage.kind === 'vote' && (
        <p className="podium-voting">Phones vote on the next game now.</p>
      )}
    </main>
  )
}

interface AtRestProps {
  readonly layout: WideLayout
  readonly places: ReturnType<typeof resultsOf>
  readonly awards: TableFrame['awards']
  readonly picture: ReactNode
  readonly children: ReactNode
}

/** All of it: everyone on their step with their award, the picture on the TV, and the next step in front. */
function AtRest({ layout, places, awards, picture, children }: AtRestProps) {
  const { steps, width, others, ...list } = layout
  useMark(others.length > 0 && 'has-list')
  return (
    <>
      <div aria-hidden="true" className="podium-ledge" />
      <div className="podium-picture">{picture}</div>
      <div className="podium-steps" style={{ '--wide': `calc(${width / 100} * var(--tv-wide))` }}>
        <WideSteps steps={steps} isTold={() => true} awards={awards} distance={marginOf(places)?.distance ?? null} />
      </div>
      {others.length > 0 && (
        <div className="podium-others">
          <Ranking others={others} awards={awards} {...list} />
        </div>
      )}
      <div className="podium-next">{children}</div>
    </>
  )
}
