import type { PlayerId, PlayerView } from '@highjinks/protocol'
import { Upper } from '../../show/people/character.tsx'
import { useFace } from '../../ui/avatar/looks.ts'
import './dozers.css'
import { type ReactNode, useId } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Alone } from '../../ui/overlay/alone.tsx'
import { leaveWords, powersOf } from '../host-role.ts'
import { SeatSwitch } from '../seat-switch.tsx'
import { Pauser } from './pauser.tsx'
import type { TableHeadProps } from './table-head.tsx'

export interface PauseProps extends Pick<TableHeadProps, 'view' | 'me' | 'isBusy' | 'send'> {
  /** The room around the table, where nothing moves now. */
  readonly room?: ReactNode
  /** Between the dozing people at both sides, who stay visible. */
  readonly isBetween?: boolean
  readonly onSettings?: () => void
  readonly onLeave?: () => void
}

const FLOOD = 'fixed inset-0 grid grid-rows-[1fr_auto] justify-items-center text-center text-words'
const MIDDLE = 'grid w-full content-center justify-items-center gap-6 p-6 max-sm:pb-[var(--spare)] sm:row-span-2'

/** Replaces the room's content: who paused, and the one button to continue. Nothing behind it is in reach. */
export function Pause({ view, me, isBusy, send, room, isBetween = false, onSettings, onLeave }: PauseProps) {
  const { isHost } = powersOf(view, me)
  const title = useId()
  return (
    <Alone
      labelledBy={title}
      isAsking={isHost}
      className={cx(FLOOD, 'z-40 animate-fade scrolls outline-none', !isBetween && 'bg-night')}
    >
      <div data-game={view.session.slug} className="contents">
        {!isBetween && <div className="fixed -z-10">{room}</div>}
        {me !== null && (
          <div className="absolute inset-x-4 top-4">
            <SeatSwitch view={view} me={me} />
          </div>
        )}
        <div className={MIDDLE}>
          <Pauser view={view} me={me}>
            {(words) => (
              <h2 id={title} className="font-display text-title font-extrabold text-balance">
                {words}
              </h2>
            )}
          </Pauser>
          <div className="grid w-full max-w-sm gap-3">
            {isHost && (
              <Button size="lg" disabled={isBusy} onClick={() => send({ type: 'resume' })}>
                Resume
              </Button>
            )}
            <div className="flex justify-center gap-2">
              {me !== null && onSettings && (
                <button type="button" onClick={onSettings} className={QUIET}>
                  Your limits
                </button>
              )}
              {onLeave && (
                <button type="button" onClick={onLeave} className={QUIET}>
                  {leaveWords(view, me)}
                </button>
              )}
            </div>
          </div>
        </div>
        <Dozers players={view.players} />
      </div>
    </Alone>
  )
}

const QUIET = 'min-h-key rounded-control px-4 font-display font-bold underline underline-offset-4 hover:bg-leaf-800'

/** Nothing goes on without the host: on a phone everyone nods off, as they do on the TV's sofa. */
function Dozers({ players }: { readonly players: readonly PlayerView[] }) {
  return (
    <div aria-hidden="true" className="dozers" style={{ '--count': players.length }}>
      {players.map(({ id }) => (
        <Dozer key={id} id={id} />
      ))}
    </div>
  )
}

function Dozer({ id }: { readonly id: PlayerId }) {
  const face = useFace(id)
  return (
    <span>
      <Upper face={face} mood="dozing" isStanding={false} snacks={null} />
    </span>
  )
}
