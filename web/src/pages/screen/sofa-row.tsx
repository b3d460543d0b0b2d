import type { SessionView } from '@highjinks/protocol'
import { useSession } from '../../features/session/session-store.ts'
import { waitingLine } from '../../features/session/table/waiting.tsx'
import { useLinkOrigin } from '../../lib/site.ts'
import { TableClock, useClockOf } from '../../stage/beats/table-clock.ts'
import { Sofa } from '../../stage/sofa/sofa.tsx'
import { useCast } from '../../stage/sofa/use-cast.ts'
import { cx } from '../../ui/look/cx.ts'
import { Qr } from '../../ui/picture/qr.tsx'
import './sofa-row.css'

/** Everybody on the sofa, from the first arrival to the podium, and beside it the way in: latecomers are normal. */
export function SofaRow({ view }: { readonly view: SessionView }) {
  const { session, table } = view
  const clock = useClockOf(table ?? NO_TABLE)
  // This screen watches too, and is nobody.
  const watchers = Math.max(0, view.watchers - 1)
  const isInvited = session.status === 'lobby'
  return (
    <>
      {table && session.status === 'playing' && (
        <p role="status" className="sr-only">
          {waitingLine(view, table)}
        </p>
      )}
      <div className="mt-auto flex items-end justify-between gap-6">
        <div className={cx('sofa-slide', isInvited && 'sofa-slide-middle')}>
          <TableClock value={clock}>
            <Everybody view={view} watchers={watchers} />
          </TableClock>
        </div>
        {!isInvited && <Sign code={session.code} watchers={watchers} />}
      </div>
    </>
  )
}

const NO_TABLE = { paused: false, since: Number.NEGATIVE_INFINITY, deadline: null }

function Everybody({ view, watchers }: { readonly view: SessionView; readonly watchers: number }) {
  const people = useCast(view)
  const reaction = useSession((state) => state.reaction)
  return <Sofa {...{ people, watchers, reaction }} isPaused={view.table?.paused ?? false} />
}

function Sign({ code, watchers }: { readonly code: string; readonly watchers: number }) {
  const origin = useLinkOrigin()
  return (
    <div className="way-in paper">
      <div className="way-in-qr">
        <Qr value={`${origin}/join/${code}`} title="Scan to join" />
      </div>
      <p>
        <span className="line-clamp-1">{new URL(origin).host}/join</span>
        <strong className="way-in-code">{code}</strong>
      </p>
      {watchers > 0 && <p>{watchers} watching</p>}
    </div>
  )
}
