import type { SessionView } from '@highjinks/protocol'
import { useShow } from '../../games/use-show.ts'
import { useLinkOrigin } from '../../lib/site.ts'
import { useMark } from '../../lib/use-mark.ts'
import { useSession } from '../../session/session-store.ts'
import { waitingLine } from '../../session/table/waiting.tsx'
import { fallOf } from '../../show/people/reveal.ts'
import { Sofa } from '../../show/people/sofa.tsx'
import { useGivenWay } from '../../show/spotlight/give-way.ts'
import { TableClock, useClockOf } from '../../show/timeline/table-clock.ts'
import { useLightsDown } from '../../show/timeline/use-lights-down.ts'
import { cx } from '../../ui/look/cx.ts'
import { Qr } from '../../ui/picture/qr.tsx'
import './sofa-row.css'
import { gameOf } from '../../games/game-of.ts'

/** Everybody on the sofa, from the first arrival to the end of the game, and beside it the way in: latecomers are normal. */
export function SofaRow({ view }: { readonly view: SessionView }) {
  const { session, table } = view
  const clock = useClockOf(table)
  const watchers = watchersToTell(view.watchers)
  const isInvited = session.status === 'lobby'
  return (
    <>
      {table && session.status === 'playing' && (
        <p role="status" className="sr-only">
          {waitingLine(view, table)}
        </p>
      )}
      <footer className="mt-auto flex items-end justify-between gap-[1vw]">
        <div className={cx('sofa-slide gives-way', isInvited && 'sofa-slide-middle')}>
          <TableClock value={clock}>
            <Everybody view={view} watchers={watchers} />
          </TableClock>
        </div>
        {!isInvited && (
          <WayIn
            isLarge
            code={session.code}
            watchers={view.watchers}
            isMissed={view.players.some(({ id, online }) => !online && (table?.seats.includes(id) ?? true))}
          />
        )}
      </footer>
    </>
  )
}

/** The number every phone says; this screen is one of them, and alone it says nothing. */
const watchersToTell = (watchers: number) => (watchers > 1 ? watchers : 0)

function Everybody({ view, watchers }: { readonly view: SessionView; readonly watchers: number }) {
  const { table, session } = view
  const { staging, reveal, people } = useShow(view, { hasSpotlight: true })
  useGivenWay(session.status === 'playing' && !table?.paused ? (staging.sunk ?? null) : null)
  const isDark = useLightsDown(gameOf(session.slug)?.chord, reveal && fallOf(reveal)) && table !== null
  const reaction = useSession((state) => state.reaction)
  // Where it may be anybody, everybody stays in the light.
  const lit = reveal && reveal.candidates.length > 0 ? reveal.candidates : people.map(({ id }) => id)
  return <Sofa {...{ people, watchers, reaction }} lit={isDark ? lit : null} isPaused={table?.paused ?? false} />
}

interface WayInProps {
  readonly code: string
  /** With this screen, which watches too. */
  readonly watchers: number
  /** Somebody has to come back: nothing else on the TV is for them. */
  readonly isMissed?: boolean
  /** To be scanned from a sofa. */
  readonly isLarge?: boolean
}

/** For latecomers, who are normal: in its corner, unless somebody is missed. */
export function WayIn({ code, watchers, isMissed = false, isLarge = false }: WayInProps) {
  const told = watchersToTell(watchers)
  const origin = useLinkOrigin()
  useMark(!isMissed && 'has-sign')
  useMark(isLarge && 'has-large-sign')
  return (
    <div className="way-in paper" data-missed={isMissed || undefined} data-large={isLarge || undefined}>
      <div className="way-in-qr">
        <Qr value={`${origin}/join/${code}`} title="Scan to join" className="p-0!" />
      </div>
      <div className="way-in-words">
        <strong className="way-in-code">{code}</strong>
        {told > 0 && <p>{told} watching</p>}
      </div>
      <p>
        <span className="whitespace-nowrap">{new URL(origin).host}</span>
        <wbr />
        /join
      </p>
    </div>
  )
}
