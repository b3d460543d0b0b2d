import type { PlayerView, SessionView, TableFrame } from '@highjinks/protocol'
import { isPerformance } from '../../games/game-of.ts'
import { saidAside } from '../../ui/announcer/announcer.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Button } from '../../ui/button/button.tsx'
import { cx } from '../../ui/look/cx.ts'
import type { TableHeadProps } from './table-head.tsx'

/**
 * On a phone the player's own task comes before the note about others, which comes and goes and would move the buttons.
 */
const YIELDS = 'short:offered:hidden max-sm:acting:hidden max-sm:ghost:hidden'

const LIST = new Intl.ListFormat('en')

/**
 * Names the players the table waits for. When the soft clock has run out, players who are ready can go on without them.
 * A player with a question sees the question itself, and needs no note about it.
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
  // Without a clock the table waits forever, unless the host has had enough.
  const maySkip = me !== null && (table.overdue || (table.deadline === null && view.session.hostId === me))
  // Performers and the current player have everyone's attention, and the game names them.
  const isSaid = isPerformance(view.session.slug, table) || owing.every(({ id }) => id === table.turn)
  if (isSaid && !maySkip && owing.every(({ online }) => online)) return null
  return (
    <div
      className={cx(
        'mx-auto flex w-full max-w-3xl flex-wrap items-center justify-between gap-3 rounded-card bg-leaf-900 px-4 py-3 max-sm:py-1.5 max-sm:text-sm max-sm:leading-snug',
        maySkip && 'max-sm:justify-center max-sm:gap-2 max-sm:px-3 max-sm:pt-2 max-sm:pb-3 max-sm:kids:last:grow',
        // It comes after the buttons instead of covering them.
        table.overdue
          ? 'sticky bottom-2 z-30 border-2 border-warn max-sm:offered:static'
          : !maySkip && `laptop:hidden ${YIELDS}`,
      )}
    >
      <p className="flex min-w-0 items-center gap-2 text-muted max-sm:font-semibold max-sm:text-words" ref={saidAside}>
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

/** Returns null while the game waits for no one. */
export function waitingLine({ players }: SessionView, { waiting, overdue, paused }: TableFrame): string | null {
  const owing = players.filter((player) => waiting.includes(player.id))
  if (owing.length === 0 || paused) return null
  return `${overdue ? 'Time’s up. ' : ''}Waiting for ${namesOf(owing)}.`
}

/** Returns the players who are here, or the absent ones if no one is. More than three are counted. */
function namesOf(owing: readonly PlayerView[]): string {
  const here = owing.filter((player) => player.online)
  const names = (here.length > 0 ? here : owing).map((player) => player.name)
  return LIST.format(names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more`] : names)
}
