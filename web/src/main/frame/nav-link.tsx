import type { LucideIcon } from 'lucide-react'
import { useMatch } from 'react-router-dom'
import { Link } from '../../ui/button/link.tsx'
import { cx } from '../../ui/look/cx.ts'
import { SidebarTooltip } from './sidebar-tooltip.tsx'

export interface NavEntryProps {
  readonly to: string
  readonly label: string
  readonly Icon: LucideIcon
  readonly isFolded: boolean
  /** Only at this exact address, not below it. */
  readonly end?: boolean
  /** Overrides the match by address. */
  readonly isHere?: boolean
  /** The one call to action. */
  readonly isCall?: boolean
}

export const NAV_LOOK = 'flex min-h-12 items-center gap-3 rounded-control px-3 font-semibold select-none'
const PLAIN = 'text-words hover:bg-leaf-800 aria-[current=page]:bg-leaf-800 aria-[current=page]:text-good'
/** Prominent among its neighbors, and quieter than the page's own button. */
const CALL =
  'my-1 border-2 border-good text-good font-display font-bold hover:bg-leaf-800 aria-[current=page]:bg-leaf-800'

/** A navigation link. In the folded sidebar only its icon shows, with its name in a tooltip. */
export function NavEntry({ to, label, Icon, isFolded, end = false, isHere, isCall = false }: NavEntryProps) {
  const isAt = useMatch({ path: to, end }) !== null
  const link = (
    <Link
      to={to}
      aria-current={(isHere ?? isAt) ? 'page' : undefined}
      aria-label={isFolded ? label : undefined}
      className={cx(NAV_LOOK, isCall ? CALL : PLAIN, isFolded && 'justify-center')}
    >
      <Icon aria-hidden="true" className="size-6 shrink-0" />
      {!isFolded && label}
    </Link>
  )
  return isFolded ? <SidebarTooltip text={label}>{link}</SidebarTooltip> : link
}
