import { Eye, EyeOff, Fingerprint } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { cx } from '../look/cx.ts'

/** Whether a secret on this phone shows right now. */
export interface HoldState {
  readonly isSeen: boolean
  readonly isOpen: boolean
  readonly hold: (isHeld: boolean) => void
  readonly toggle: () => void
}

export function useHoldState(): HoldState {
  const [isHeld, hold] = useState(false)
  const [isOpen, setOpen] = useState(false)
  return { isSeen: isHeld || isOpen, isOpen, hold, toggle: () => setOpen(!isOpen) }
}

/** Makes a button show something while a finger, a mouse button or the space bar is on it. */
export function holdProps({ isSeen, hold }: Pick<HoldState, 'isSeen' | 'hold'>): ComponentProps<'button'> {
  const letGo = () => hold(false)
  return {
    'aria-pressed': isSeen,
    onPointerDown(event) {
      event.currentTarget.setPointerCapture?.(event.pointerId)
      hold(true)
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onKeyDown: (event) => event.key === ' ' && hold(true),
    onKeyUp: letGo,
    onBlur: letGo,
    // A long press would open the phone's own menu.
    onContextMenu: (event) => event.preventDefault(),
  }
}

interface HoldToSeeProps {
  readonly held: HoldState
  readonly className?: string
}

/**
 * A card face down below a secret, which turns up while a finger or the space bar is on it. People who can't hold a
 * button leave it open.
 */
export function HoldToSee({ held, className }: HoldToSeeProps) {
  const { isSeen, isOpen, toggle } = held
  return (
    <div className={cx('flex w-full items-center gap-2', className)}>
      <button
        type="button"
        data-peek
        {...holdProps(held)}
        className="paper lip relative grid min-h-24 grow touch-none place-items-center rounded-card border-4 border-ink select-none [--lip:var(--color-ink)] [-webkit-touch-callout:none] flat:min-h-16"
      >
        <span
          aria-hidden="true"
          className="absolute inset-1 rounded-2xl border-2 border-ink [background:var(--card-back,var(--accent))]"
        />
        <span
          className={cx(
            'relative flex items-center gap-2.5 rounded-full border-3 border-ink px-5 py-2 font-display text-2xl leading-none font-extrabold whitespace-nowrap',
            isSeen
              ? 'bg-cream text-ink'
              : 'animate-beckon bg-ink text-cream in-data-paused:[animation-play-state:paused]',
          )}
        >
          {isSeen ? (
            <Eye aria-hidden="true" className="size-7 shrink-0" />
          ) : (
            <Fingerprint aria-hidden="true" className="size-8 shrink-0 text-lime" />
          )}
          {isSeen ? 'Your eyes only' : 'Hold to see'}
        </span>
      </button>
      <IconButton
        label="Keep it open"
        kind="raised"
        data-peek
        aria-pressed={isOpen}
        icon={isOpen ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
        onClick={toggle}
      />
    </div>
  )
}
