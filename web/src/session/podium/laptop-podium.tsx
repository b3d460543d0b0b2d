import { useMark } from '../../lib/use-mark.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Later } from '../../ui/layout/later.tsx'
import { Keepsake } from './keepsake.tsx'
import './laptop-podium.css'
import { said } from '../../ui/announcer/announcer.ts'
import { Lights } from './lights.tsx'
import { marginOf } from './margin.ts'
import { MarginSign } from './margin-sign.tsx'
import { Next } from './next.tsx'
import type { ToldProps } from './podium-props.ts'
import { Ranking } from './ranking.tsx'
import { isToldBy, resultLine } from './results.ts'
import { Skip } from './skip.tsx'
import { stepsToTell, takenOn, wideLayout } from './wide-layout.ts'
import { WideSteps } from './wide-steps.tsx'

/** The line's letters are as large as lets this many of 1 rem fit. */
const LINE = 72
/** In percent of the page's width: the start of the steps, their width, and the extents beside them. */
const [FROM, WIDE] = [27, 61]
const KEEPSAKE = [0, 28] as const

/** On a laptop: everyone on the TV's podium, standing on the floor, with the next step in a strip before them. */
export function LaptopPodium(props: ToldProps) {
  const { view, table, me, places, come, isTold, isFlashing, isWatched, poster, onSkip, isLast = false } = props
  const line = resultLine(places, me, come)
  const margin = marginOf(places)
  const layout = wideLayout(places)
  const { steps, others, ...list } = layout
  const hasList = isTold && others.length > 0
  useMark(hasList && 'has-list')
  return (
    <main
      data-game={view.session.slug}
      data-podium={isTold ? 'told' : 'telling'}
      data-last={isLast || undefined}
      data-list={hasList || undefined}
      className="laptop-podium"
    >
      {come('first') > 0 && (
        <Later>{props.strew?.(isTold ? [KEEPSAKE, ...takenOn({ ...layout, width: WIDE }, FROM)] : null)}</Later>
      )}
      <Lights areDown={!isTold} isFlashing={isFlashing} />
      <div ref={said} className="laptop-podium-head">
        <Heading level={1} style={{ fontSize: `min(var(--text-title), ${LINE / line.length}rem)` }}>
          {line}
        </Heading>
        {margin && <MarginSign margin={margin} isInSuspense={come('suspense') > 0} isOut={come('first') > 0} />}
      </div>
      <div className="laptop-podium-scene">
        <div className="laptop-podium-steps">
          <WideSteps
            steps={isTold ? steps : stepsToTell(places)}
            isTold={isToldBy(come)}
            awards={isTold ? table.awards : []}
            distance={margin?.distance ?? null}
            me={me}
          />
        </div>
        {hasList && (
          <div className="laptop-podium-list">
            <Ranking others={others} awards={table.awards} me={me} {...list} />
          </div>
        )}
        {isTold && (
          <Later turn={isWatched ? 1 : 0}>
            <Keepsake
              {...{ poster, places, me }}
              isFresh={isWatched}
              awards={table.awards}
              recap={props.recap}
              night={props.night}
            />
          </Later>
        )}
      </div>
      <div className="laptop-podium-ledge">
        {isTold ? (
          <>
            <Later turn={isWatched ? 2 : 0}>{props.vote}</Later>
            <div className="laptop-podium-next">
              <Next {...props} />
            </div>
          </>
        ) : (
          <Skip className="laptop-podium-skip" onSkip={onSkip} />
        )}
      </div>
      <div className="laptop-podium-jester">{props.jester}</div>
    </main>
  )
}
