import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useState } from 'react'
import { sidebarCollapsed } from '../../lib/storage.ts'
import { cx } from '../../ui/look/cx.ts'
import { NAV_LOOK } from './nav-link.tsx'
import { Navigation } from './navigation.tsx'

/** Desktop only; folds to icons and stays so. */
export function Sidebar() {
  const [isFolded, setFolded] = useState(sidebarCollapsed.get)
  function fold(next: boolean) {
    setFolded(next)
    sidebarCollapsed.set(next)
  }
  const Icon = isFolded ? PanelLeftOpen : PanelLeftClose
  const label = isFolded ? 'Expand sidebar' : 'Collapse sidebar'
  return (
    <aside
      aria-label="Sidebar"
      className={cx(
        'sticky top-0 hidden h-[calc(100dvh-4rem)] shrink-0 flex-col gap-1 overflow-y-auto p-3 lg:flex',
        isFolded ? 'w-19' : 'w-66',
      )}
    >
      <Navigation isFolded={isFolded} />
      <button
        type="button"
        aria-label={label}
        onClick={() => fold(!isFolded)}
        className={cx(NAV_LOOK, 'shrink-0 text-muted hover:bg-leaf-800', isFolded && 'justify-center')}
      >
        <Icon aria-hidden="true" className="size-6 shrink-0" />
        {!isFolded && 'Collapse'}
      </button>
    </aside>
  )
}
