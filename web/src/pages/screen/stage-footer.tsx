import type { SessionView } from '@highjinks/protocol'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Qr } from '../../ui/qr.tsx'

const POINTS = new Intl.NumberFormat('en-US')

/** How everybody stands; and, as latecomers are normal, the way in never leaves the screen. */
export function StageFooter({ view }: { readonly view: SessionView }) {
  const { code, status } = view.session
  return (
    <footer className="mt-auto flex items-center justify-between gap-8">
      {status === 'playing' ? <Scores view={view} /> : <span />}
      <div className="flex shrink-0 items-center gap-5">
        <p className="text-right text-muted">
          {window.location.host}/join
          <strong className="block font-display text-5xl tracking-widest text-cream">{code}</strong>
        </p>
        <div className="w-24 shrink-0">
          <Qr value={`${window.location.origin}/join/${code}`} title="Scan to join" />
        </div>
      </div>
    </footer>
  )
}

function Scores({ view }: { readonly view: SessionView }) {
  const rows = (view.table?.standings ?? []).flatMap((row) => {
    const player = view.players.find((one) => one.id === row.id)
    return player ? [{ ...row, player }] : []
  })
  return (
    <ol aria-label="Scores" className="flex min-w-0 flex-wrap gap-x-6 gap-y-2">
      {rows.map(({ id, score, player }) => (
        <li key={id} className="flex min-w-0 items-center gap-2">
          <Avatar seed={id} size={56} away={!player.online} />
          <p className="min-w-0 leading-tight">
            <span className="block max-w-36 truncate font-semibold">{player.name}</span>
            <span className="font-display text-3xl font-extrabold tabular">{POINTS.format(score)}</span>
          </p>
        </li>
      ))}
    </ol>
  )
}
