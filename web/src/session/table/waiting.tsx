import type { PlayerView, SessionView, TableFrame } from '@highjinks/protocol'
import { isPerformance } from '../../games/game-of.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Button } from '../../ui/button/button.tsx'
import { cx } from '../../ui/look/cx.ts'
import type { TableHeadProps } from './table-head.tsx'

/** On a phone what there is to do comes before what there is to wait for: that comes and goes, and moves what is pressed. */
const YIELDS = 'short:offered:hidden max-sm:acting:hidden max-sm:haunted:hidden'

const LIST = new Intl.ListFormat('en')

/**
 * Whom the table waits for; when the soft clock has run out, those who are ready may go on without them.
 * Whoever is asked sees the question itself, and needs no line about it.
 */
export function Waiting({
  view,
  table,
  me,
  isBusy,
  send,
}: Pick<TableHeadProps, 'view' | 'table' | 'me' | 'isBusy' | 'send'>) {
  const owing = view.players.filter((player) => table.waiting.includes(player.id))
  const line = waitingLine(view, table)
  const isMine = me !== null && table.waiting.includes(me)
  if (line === null || isMine) return null
  // Without a clock the table waits for ever, unless the host has had enough.
  const maySkip = me !== null && (table.overdue || (table.deadline === null && view.session.hostId === me))
  // Whoever performs or is on turn has the room's eyes, and the game says who it is.
  const isSaid = isPerformance(view.session.slug, table) || owing.every(({ id }) => id === table.turn)
  if (isSaid && !maySkip && owing.every(({ online }) => online)) return null
  return (
    <div
      className={cx(
        'mx-auto flex w-full max-w-3xl flex-wrap items-center justify-between gap-3 rounded-card bg-leaf-900 px-4 py-3 max-sm:py-1.5 max-sm:text-sm max-sm:leading-snug',
        maySkip && 'max-sm:justify-center max-sm:gap-2 max-sm:px-3 max-sm:pt-2 max-sm:pb-3 max-sm:kids:last:grow',
        // Where there is something to press it follows that, and does not lie on it.
        table.overdue
          ? 'sticky bottom-2 z-30 border-2 border-warn max-sm:offered:static'
          : !maySkip && `laptop:hidden ${YIELDS}`,
      )}
    >
      <p className="flex min-w-0 items-center gap-2 text-muted max-sm:font-semibold max-sm:text-words" role="status">
        <span className="flex kids:not-last:-mr-3">
          {owing.slice(0, 4).map((player) => (
            <Avatar key={player.id} seed={player.id} size={32} away={!player.online} />
          ))}
        </span>
        <span className="min-w-0">{line}</span>
      </p>
      {maySkip && (
        <Button kind="secondary" disabled={isBusy} onClick={() => send({ type: 'skip', cue: table.cue })}>
          Go on without them
        </Button>
      )}
    </div>
  )
}

/** Null while nobody is waited for. */
export function waitingLine({ players }: SessionView, { waiting, overdue, paused }: TableFrame): string | null {
  const owing = players.filter((player) => waiting.includes(player.id))
  if (owing.length === 0 || paused) return null
  return `${overdue ? 'Time’s up. ' : ''}Waiting for ${namesOf(owing)}.`
}

/** Those who are here; only when nobody is, those who are away. More than three are counted. */
function namesOf(owing: readonly PlayerView[]): string {
  const here = owing.filter((player) => player.online)
  const names = (here.length > 0 ? here : owing).map((player) => player.name)
  return LIST.format(names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more`] : names)
}
