import { Eye, EyeOff, Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { cx } from '../look/cx.ts'

/** Whether a secret on this phone is to be seen just now. */
export interface Held {
  readonly isSeen: boolean
  readonly isOpen: boolean
  readonly hold: (isHeld: boolean) => void
  readonly toggle: () => void
}

export function useHeld(): Held {
  const [isHeld, hold] = useState(false)
  const [isOpen, setOpen] = useState(false)
  return { isSeen: isHeld || isOpen, isOpen, hold, toggle: () => setOpen(!isOpen) }
}

interface HoldToSeeProps {
  readonly held: Held
  readonly className?: string
}

/** Below a secret: seen as long as a finger, or the space bar, is down; whoever cannot hold leaves it open. */
export function HoldToSee({ held, className }: HoldToSeeProps) {
  const { isSeen, isOpen, hold, toggle } = held
  const letGo = () => hold(false)
  return (
    <div className={cx('flex w-full items-center gap-2', className)}>
      <button
        type="button"
        aria-pressed={isSeen}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId)
          hold(true)
        }}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onKeyDown={(event) => event.key === ' ' && hold(true)}
        onKeyUp={letGo}
        onBlur={letGo}
        // A long press would open the phone's own menu.
        onContextMenu={(event) => event.preventDefault()}
        className="flex min-h-12 grow touch-none items-center justify-center gap-2 rounded-control border-2 border-dashed border-leaf-500 px-4 font-display font-bold select-none [-webkit-touch-callout:none] aria-pressed:border-solid aria-pressed:bg-leaf-800"
      >
        <Fingerprint aria-hidden="true" className="size-6" />
        {isSeen ? 'For your eyes only' : 'Hold to see'}
      </button>
      <IconButton
        label="Leave it open"
        aria-pressed={isOpen}
        icon={isOpen ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
        onClick={toggle}
      />
    </div>
  )
}
