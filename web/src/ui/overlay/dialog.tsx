import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { cx } from '../look/cx.ts'

export interface DialogProps {
  readonly open: boolean
  readonly onOpenChange?: (open: boolean) => void
  readonly title: string
  readonly description?: ReactNode
  /** False: only its own buttons close it (the age gate). */
  readonly dismissible?: boolean
  /** `sheet` comes from the bottom on a phone, within reach of the thumb. */
  readonly shape?: 'card' | 'sheet'
  readonly children?: ReactNode
  /** Buttons; stacked on a phone, the first one on top. */
  readonly actions?: ReactNode
}

const SHAPES = {
  card:
    'inset-x-4 top-1/2 mx-auto -translate-y-1/2 rounded-card max-h-[calc(100dvh-2rem)] ' +
    'data-[state=open]:animate-rise data-[state=closed]:animate-sink',
  sheet:
    'inset-x-0 bottom-0 rounded-t-card max-h-[92dvh] pb-[max(1.25rem,env(safe-area-inset-bottom))] ' +
    'data-[state=open]:animate-sheet-in data-[state=closed]:animate-sheet-out ' +
    'md:inset-x-4 md:bottom-auto md:top-1/2 md:mx-auto md:-translate-y-1/2 md:rounded-card ' +
    'md:data-[state=open]:animate-rise md:data-[state=closed]:animate-sink',
} as const

function stay(event: Event) {
  event.preventDefault()
}

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  dismissible = true,
  shape = 'card',
  children,
  actions,
}: DialogProps) {
  const opener = useOpener()
  const locked = dismissible ? {} : { onEscapeKeyDown: stay, onInteractOutside: stay }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-ink/80 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade" />
        <Radix.Content
          {...locked}
          {...opener}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cx(
            'fixed z-50 scrolls flex max-w-lg flex-col gap-4 overscroll-contain border-2 border-leaf-700 bg-leaf-900 p-5 outline-none sm:p-6',
            SHAPES[shape],
          )}
        >
          <header className="-mb-2 flex items-start gap-3">
            <Radix.Title className="flex-1 pt-1 font-display text-section font-extrabold">{title}</Radix.Title>
            {dismissible && (
              <Radix.Close asChild>
                <IconButton label="Close" icon={<X />} className="-mt-1 -mr-2" />
              </Radix.Close>
            )}
          </header>
          {description && (
            <Radix.Description asChild>
              <div className="text-muted">{description}</div>
            </Radix.Description>
          )}
          {children}
          {actions && <footer className="flex flex-col gap-3 pt-1 pb-1 sm:flex-row-reverse">{actions}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The opener of the newest dialog. A dialog that replaces it has the same one. */
let last: HTMLElement | null = null

/** Returns the focus to a dialog's opener. Radix only knows openers that are its own triggers. */
function useOpener() {
  const opener = useRef<HTMLElement>(null)
  return {
    onOpenAutoFocus: () => {
      const { activeElement } = document
      if (activeElement instanceof HTMLElement && activeElement !== document.body) last = activeElement
      opener.current = last
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      last = null
      opener.current?.focus({ preventScroll: true })
    },
  }
}
