import { useLater } from '../../../lib/use-later.ts'
import { Crowd } from '../../../show/timeline/crowd.tsx'
import { Travel } from '../../../show/timeline/travel.tsx'
import { useBeats } from '../../../show/timeline/use-beats.ts'
import { said } from '../../../ui/announcer/announcer.ts'
import { Later } from '../../../ui/layout/later.tsx'
import { signed } from '../../../ui/party/points.ts'
import { namesOf } from '../../attempt/attempt.ts'
import { fingerLine, fingersOf, hitLine, MANY } from '../../interlude/finger-words.ts'
import { FingersOnTv } from '../../interlude/fingers-on-tv.tsx'
import type { PointView } from '../../interlude/part.ts'
import { TvLine } from '../card.tsx'
import type { TvPartProps } from './part.ts'

/** The fingers come out, and then whom most of them hit. */
export function TvFingers({ view, players, theme }: TvPartProps<PointView>) {
  const { suspense, reach } = theme.point
  const all = fingersOf(view, players)
  const reached = useBeats()
  const out = all.slice(0, reached('finger'))
  const isAll = reached('hit') > 0
  const last = out.at(-1)
  // A finger first, and then whose it is.
  const line = useLater(isAll ? hitLine(view, null, players) : last ? fingerLine(last, null, players) : suspense)
  return (
    <Travel className="contents">
      <TvLine words={view.card} />
      <div ref={said} className="grid min-h-22 content-center text-center">
        <h2 className="finger-line" style={{ '--letters': line.length }}>
          {line}
        </h2>
        {isAll ? (
          <Later key="paid">
            <p className="animate-rise text-3xl font-semibold text-balance text-muted">
              <Paid {...{ view, players }} />
            </p>
          </Later>
        ) : (
          <Later key="crowd">
            <Crowd ids={all.slice(out.length).map(([by]) => by)} className="mt-1" />
          </Later>
        )}
      </div>
      <FingersOnTv
        reach={reach}
        out={out}
        targets={view.targets}
        places={new Set(all.map(([, at]) => at)).size}
        most={isAll ? view.most : null}
        players={players}
      />
    </Travel>
  )
}

function Paid({ view, players }: Pick<TvPartProps<PointView>, 'view' | 'players'>) {
  const paid = Object.keys(view.gains)
  if (view.worth === 0) return 'No points here, just suspicion.'
  if (paid.length === 0) return 'No two fingers agree, no points.'
  const who = paid.length > MANY ? `${paid.length} of you` : namesOf(paid, { me: null, players })
  return (
    <>
      {who} pointed with the crowd:{' '}
      <strong className="font-display whitespace-nowrap text-good tabular">{signed(view.worth)}</strong>
      {paid.length > 1 && ' each'}.
    </>
  )
}
