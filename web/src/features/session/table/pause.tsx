import type { PlayerId, SessionView } from '@highjinks/protocol'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { cx } from '../../../ui/look/cx.ts'
import { leaveWords, powersOf } from '../chair.ts'
import { SeatSwitch } from '../seat-switch.tsx'
import { Dozers } from './dozers.tsx'
import type { TableHeadProps } from './table-head.tsx'

export interface PauseProps extends Pick<TableHeadProps, 'view' | 'me' | 'isBusy' | 'send'> {
  /** What stands around the table, on which nothing moves now. */
  readonly room?: ReactNode
  /** Between those who doze at both sides, who are seen. */
  readonly isBetween?: boolean
  readonly onSettings?: () => void
  readonly onLeave?: () => void
}

const FLOOD = 'fixed inset-0 grid grid-rows-[1fr_auto] justify-items-center text-center text-words'
const MIDDLE =
  'grid w-full content-center justify-items-center gap-6 p-6 short:gap-3 short:py-2 tall:pb-[13dvh] sm:row-span-2'

/** Instead of everything in the room: who stopped, and the one button to go on. Nothing behind it can be reached. */
export function Pause({ view, me, isBusy, send, room, isBetween = false, onSettings, onLeave }: PauseProps) {
  const { isHost } = powersOf(view, me)
  return (
    <Radix.Root open>
      <Radix.Portal>
        <Radix.Content
          data-game={view.session.slug}
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onOpenAutoFocus={isHost ? undefined : focusPage}
          className={cx(FLOOD, 'z-40 animate-fade scrolls outline-none', !isBetween && 'bg-night')}
        >
          {!isBetween && <div className="fixed -z-10">{room}</div>}
          {me !== null && (
            <div className="absolute inset-x-4 top-4">
              <SeatSwitch view={view} me={me} />
            </div>
          )}
          <div className={MIDDLE}>
            <Pauser view={view} me={me}>
              {(words) => (
                <Radix.Title className="font-display text-title font-extrabold text-balance">{words}</Radix.Title>
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
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** There is nothing that those who wait should press first. */
function focusPage(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return
  event.preventDefault()
  event.currentTarget.focus()
}

const QUIET = 'min-h-12 rounded-control px-4 font-display font-bold underline underline-offset-4 hover:bg-leaf-800'

/** On the shared screen there is nothing to press: a sign before a room with the lights low, where everybody dozes. */
export function PauseOnStage({ view }: { readonly view: SessionView }) {
  return (
    <>
      <div aria-hidden="true" className="visible fixed inset-0 -z-5 animate-fade bg-ink/55" />
      <div className="visible fixed inset-x-[15vw] top-0 bottom-[36vh] z-20 grid place-content-center">
        <div className="paper grid animate-pop justify-items-center gap-[2vh] rounded-[2rem] border-4 border-ink px-[4vw] py-[3vh] text-center">
          <Pauser view={view} me={null}>
            {(words) => <h2 className="font-display text-title font-extrabold text-balance">{words}</h2>}
          </Pauser>
        </div>
      </div>
    </>
  )
}

interface PauserProps {
  readonly view: SessionView
  readonly me: PlayerId | null
  readonly children: (words: string) => ReactNode
}

function Pauser({ view, me, children }: PauserProps) {
  // Only the host can; who that is may change while everybody waits.
  const [pausedBy] = useState(view.session.hostId)
  const nameOf = (id: PlayerId | null) => view.players.find((player) => player.id === id)?.name ?? 'The host'
  const { hostId } = view.session
  return (
    <>
      <Avatar seed={pausedBy ?? ''} size="clamp(5rem, 22dvh, 12rem)" />
      <div>
        {children(pausedBy === me ? 'You paused the game' : `${nameOf(pausedBy)} paused the game`)}
        <p role="status" className="mt-2 text-lg font-semibold text-balance">
          Nobody loses time. {hostId === me ? 'Resume when everybody’s back.' : `${nameOf(hostId)} will resume it.`}
        </p>
      </div>
    </>
  )
}
