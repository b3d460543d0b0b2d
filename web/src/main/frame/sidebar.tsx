import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useState } from 'react'
import { sidebarCollapsed } from '../../lib/storage.ts'
import { useHasArrived } from '../../lib/use-has-arrived.ts'
import { cx } from '../../ui/look/cx.ts'
import { NAV_LOOK } from './nav-link.tsx'
import { Navigation } from './navigation.tsx'
import { SidebarTooltip, SidebarTooltips } from './sidebar-tooltip.tsx'

interface SidebarProps {
  /**
   * A session has the screen: the sidebar starts folded whatever the user chose elsewhere, and nothing about it is
   * stored.
   */
  readonly isInPlay?: boolean
  readonly hasHeader?: boolean
}

/** Desktop only; folds to icons and stays that way. */
export function Sidebar({ isInPlay = false, hasHeader = true }: SidebarProps) {
  const [chosen, choose] = useState<boolean | null>(null)
  const hasArrived = useHasArrived()
  const isFolded = chosen ?? (isInPlay || (hasArrived && sidebarCollapsed.get()))
  function fold(next: boolean) {
    choose(next)
    if (!isInPlay) sidebarCollapsed.set(next)
  }
  const Icon = isFolded ? PanelLeftOpen : PanelLeftClose
  const label = isFolded ? 'Expand sidebar' : 'Collapse sidebar'
  const button = (
    <button
      type="button"
      aria-label={label}
      onClick={() => fold(!isFolded)}
      className={cx(NAV_LOOK, 'shrink-0 text-muted hover:bg-leaf-800', isFolded && 'justify-center')}
    >
      <Icon aria-hidden="true" className="size-6 shrink-0" />
      {!isFolded && 'Collapse'}
    </button>
  )
  return (
    <aside
      aria-label="Sidebar"
      data-first="sidebar"
      className={cx(
        'scrolls sticky top-0 z-10 hidden shrink-0 flex-col gap-1 p-3 lg:flex',
        hasHeader ? 'h-[calc(100dvh-4rem)]' : 'h-dvh',
        // A table and a laptop's lobby make this narrower.
        isFolded ? 'folded-sidebar w-19' : 'w-66',
      )}
    >
      {isFolded ? (
        <SidebarTooltips>
          <Navigation isFolded isInPlay={isInPlay} />
          <SidebarTooltip text={label}>{button}</SidebarTooltip>
        </SidebarTooltips>
      ) : (
        <>
          <Navigation isInPlay={isInPlay} />
          {button}
        </>
      )}
    </aside>
  )
}
