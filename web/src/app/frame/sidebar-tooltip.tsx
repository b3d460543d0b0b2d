import { lazy, type ReactElement, Suspense } from 'react'

const LazyTooltip = lazy(async () => {
  const { Tooltip, TooltipProvider } = await import('../../ui/overlay/tooltip.tsx')
  function Hint({ text, children }: SidebarTooltipProps) {
    return (
      <TooltipProvider>
        <Tooltip text={text} side="right">
          {children}
        </Tooltip>
      </TooltipProvider>
    )
  }
  return { default: Hint }
})

interface SidebarTooltipProps {
  readonly text: string
  readonly children: ReactElement
}

/** A tooltip beside the folded sidebar. What it hangs on works before the tooltip's code has come. */
export function SidebarTooltip(props: SidebarTooltipProps) {
  return (
    <Suspense fallback={props.children}>
      <LazyTooltip {...props} />
    </Suspense>
  )
}
