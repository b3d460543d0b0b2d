import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

export interface TooltipProps {
  readonly text: string
  readonly side?: 'top' | 'right' | 'bottom' | 'left'
  /** One element that takes a ref, focus and hover. */
  readonly children: ReactElement
}

/** Wraps tooltips that follow one another quickly. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  )
}

/** Needs a `TooltipProvider` above it. Never put anything only here: phones don't hover. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={8}
          className="paper z-60 max-w-64 animate-rise rounded-xl px-3 py-1.5 text-sm font-semibold"
        >
          {text}
          <Radix.Arrow className="fill-cream" width={12} height={6} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
