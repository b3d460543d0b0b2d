import { lazy, type ReactElement, Suspense } from 'react'

const Loaded = lazy(async () => {
  const { Tooltip, TooltipProvider } = await import('../../ui/overlay/tooltip.tsx')
  function Hint({ text, children }: TipProps) {
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

interface TipProps {
  readonly text: string
  readonly children: ReactElement
}

/** A tooltip beside the folded sidebar. What it hangs on works before the tooltip's code has come. */
export function Tip(props: TipProps) {
  return (
    <Suspense fallback={props.children}>
      <Loaded {...props} />
    </Suspense>
  )
}
