import { useState } from 'react'
import { Podium } from '../../show/podium/podium.tsx'
import { PLACES_ON_PODIUM } from '../../show/podium/podium-timeline.ts'
import { said } from '../../ui/announcer/announcer.ts'
import { ActionBar, BESIDE } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { cx } from '../../ui/look/cx.ts'
import { InstallOffer } from '../install/install-offer.tsx'
import { Awards } from './awards.tsx'
import { Lights } from './lights.tsx'
import { marginOf } from './margin.ts'
import { Next } from './next.tsx'
import { Others } from './others.tsx'
import type { ToldProps } from './podium-props.ts'
import { Polaroid } from './polaroid.tsx'
import { isToldBy, resultLine } from './results.ts'
import { Skip } from './skip.tsx'

/** The line's letters are as large as lets this many of 1 rem fit. */
const LINE = 72

type Part = 'podium' | 'picture' | 'awards' | 'night'

/** On a phone: reveals the winner; then shows one thing at a time. */
export function PhonePodium(props: ToldProps) {
  const { view, table, me, places, come, isTold, isFlashing, isWatched, isSkipped, poster, onSkip } = props
  const [chosen, setChosen] = useState<Part | null>(null)
  const line = resultLine(places, me, come)
  const others = places.filter(({ place }) => place > PLACES_ON_PODIUM)
  const podium = (
    <Podium
      places={places}
      distance={marginOf(places)?.distance ?? null}
      isTold={isToldBy(come)}
      below={others.length + 0.4}
    />
  )
  return (
    <main
      data-game={view.session.slug}
      data-beside
      className={cx('relative isolate mx-auto flex w-full max-w-3xl grow flex-col gap-4', isTold && BESIDE)}
    >
      <Lights areDown={!isTold} isFlashing={isFlashing} />
      <div ref={said} className={cx('relative z-1 text-center', !isTold && 'mt-auto text-cream')}>
        <Heading level={1} style={{ fontSize: `min(var(--text-title), ${LINE / line.length}rem)` }}>
          {line}
        </Heading>
      </div>
      {isTold ? (
        <Tabs
          label="How it ended"
          value={chosen ?? (isWatched && !isSkipped ? 'picture' : 'podium')}
          onChange={setChosen}
          tabs={[
            {
              value: 'podium',
              label: 'Podium',
              panel: (
                <div className="-mt-6 grid grid-cols-1 gap-3 flat:mt-0">
                  {podium}
                  <Others {...{ others, me }} />
                </div>
              ),
            },
            {
              value: 'picture',
              label: 'Picture',
              panel: (
                <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-6">
                  <Polaroid poster={poster} isFresh={isWatched} />
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
            ...(props.night
              ? [
                  {
                    value: 'night' as const,
                    label: 'Night',
                    panel: props.night,
                  },
                ]
              : []),
          ]}
        />
      ) : (
        <>
          <div className="text-cream">{podium}</div>
          <Skip className="mt-auto" onSkip={onSkip} />
        </>
      )}
      {isTold && <InstallOffer />}
      {isTold && (
        <ActionBar className={props.isLast ? undefined : 'pt-3 beside:top-28! beside:justify-start!'}>
          {props.vote}
          <Next {...props} />
        </ActionBar>
      )}
    </main>
  )
}
