import { createContext, type ReactElement, type ReactNode, Suspense, useContext } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'

const loadTooltip = () => import('../../ui/overlay/tooltip.tsx')

/** True below the loaded provider. Before that, elements with a tooltip work without it. */
const IsProvided = createContext(false)

const LazyProvider = lazyComponent(async () => {
  const { TooltipProvider } = await loadTooltip()
  function ProvidedTooltips({ children }: { readonly children: ReactNode }) {
    return (
      <TooltipProvider>
        <IsProvided value={true}>{children}</IsProvided>
      </TooltipProvider>
    )
  }
  return ProvidedTooltips
})
const LazyTooltip = lazyComponent(() => loadTooltip().then((file) => file.Tooltip))

/** Wraps all of the sidebar's tooltips: the first one waits, the next ones open right away. A phone has no sidebar. */
export function SidebarTooltips({ children }: { readonly children: ReactNode }) {
  if (!window.matchMedia?.('(min-width: 64rem)').matches) return children
  return (
    <Suspense fallback={children}>
      <LazyProvider>{children}</LazyProvider>
    </Suspense>
  )
}

interface SidebarTooltipProps {
  readonly text: string
  readonly children: ReactElement
}

/** A tooltip beside the folded sidebar; needs `SidebarTooltips` above it. */
export function SidebarTooltip({ text, children }: SidebarTooltipProps) {
  if (!useContext(IsProvided)) return children
  return (
    <Suspense fallback={children}>
      <LazyTooltip text={text} side="right">
        {children}
      </LazyTooltip>
    </Suspense>
  )
}
