import type { SessionView, TableFrame } from '@highjinks/protocol'
import { waitingLine } from '../../features/session/table/waiting.tsx'
import { useLinkOrigin } from '../../lib/site.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Qr } from '../../ui/picture/qr.tsx'

const POINTS = new Intl.NumberFormat('en-US')

/** Whom we wait for and how everybody stands; and, as latecomers are normal, the way in never leaves the screen. */
export function StageFooter({ view }: { readonly view: SessionView }) {
  const { code, status } = view.session
  const origin = useLinkOrigin()
  return (
    <footer className="mt-auto flex items-end justify-between gap-8">
      {status === 'playing' && view.table ? <Standing view={view} table={view.table} /> : <span />}
      <div className="flex shrink-0 items-center gap-5">
        <p className="text-right leading-tight text-muted">
          {new URL(origin).host}/join
          <strong className="block font-display text-5xl leading-none tracking-widest text-words">{code}</strong>
        </p>
        <div className="w-26 shrink-0">
          <Qr value={`${origin}/join/${code}`} title="Scan to join" />
        </div>
      </div>
    </footer>
  )
}

function Standing({ view, table }: { readonly view: SessionView; readonly table: TableFrame }) {
  const rows = table.standings.flatMap((row) => {
    const player = view.players.find((one) => one.id === row.id)
    return player ? [{ ...row, player }] : []
  })
  return (
    <div className="grid min-w-0 grow gap-2">
      <p
        role="status"
        className={cx('min-h-[1.2em] text-2xl leading-tight', table.overdue ? 'text-warn' : 'text-muted')}
      >
        {waitingLine(view, table)}
      </p>
      <ol
        aria-label="Scores"
        className={cx('grid gap-x-5 gap-y-2', rows.length > 4 ? 'grid-cols-4' : 'auto-cols-fr grid-flow-col')}
      >
        {rows.map(({ id, score, player }) => (
          <li key={id} className="flex min-w-0 items-center gap-2">
            <Avatar seed={id} size="3.25rem" away={!player.online} />
            <p className="min-w-0 leading-tight">
              <span className="block truncate font-semibold">{player.name}</span>
              <span className="font-display text-3xl leading-none font-extrabold tabular">{POINTS.format(score)}</span>
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}
