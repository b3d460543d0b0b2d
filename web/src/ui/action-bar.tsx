import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export interface ActionBarProps {
  readonly children: ReactNode
  /** A short line above the buttons: what they wait for. */
  readonly note?: ReactNode
  readonly className?: string
}

/** The next thing to do, always within reach of the thumb: sticks to the bottom of the screen. */
export function ActionBar({ children, note, className }: ActionBarProps) {
  return (
    <div
      className={cx(
        'sticky bottom-0 z-20 -mx-4 mt-auto bg-linear-to-t from-night from-70% to-transparent px-4 pt-8 pb-[max(1rem,env(safe-area-inset-bottom))]',
        className,
      )}
    >
      {note && <p className="mb-2 text-center text-muted">{note}</p>}
      <div className="mx-auto flex max-w-xl flex-col gap-3">{children}</div>
    </div>
  )
}
