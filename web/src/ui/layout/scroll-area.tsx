import { ScrollArea as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cx } from '../look/cx.ts'

export interface ScrollAreaProps {
  readonly children: ReactNode
  /** Carries the height or max-height. */
  readonly className?: string
  readonly label?: string
}

export function ScrollArea({ children, className, label }: ScrollAreaProps) {
  return (
    <Radix.Root type="hover" scrollHideDelay={600} className={cx('overflow-hidden', className)}>
      <Radix.Viewport
        className="size-full max-h-[inherit] outline-offset-[-3px]"
        role={label ? 'region' : undefined}
        aria-label={label}
        // What scrolls must be reachable by keyboard.
        tabIndex={0}
      >
        {children}
      </Radix.Viewport>
      <Radix.Scrollbar
        orientation="vertical"
        className="flex w-3 touch-none p-0.5 select-none data-[state=hidden]:animate-fade-out data-[state=visible]:animate-fade"
      >
        <Radix.Thumb className="relative flex-1 rounded-full bg-leaf-500" />
      </Radix.Scrollbar>
    </Radix.Root>
  )
}
