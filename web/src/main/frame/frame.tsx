import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { hasSeats } from '../../lib/storage.ts'
import { useHasArrived } from '../../lib/use-has-arrived.ts'
import { cx } from '../../ui/look/cx.ts'
import { CookieBanner } from './cookie-banner.tsx'
import { Footer } from './footer.tsx'
import { frameKindOf, isInvitation } from './frame-kind.ts'
import { Header } from './header.tsx'
import { Sidebar } from './sidebar.tsx'

/** Loaded only for people with a seat somewhere. */
const ReturnStrip = lazyComponent(() => import('../../session/seats/return-strip.tsx').then((file) => file.ReturnStrip))

/** Only a press on the menu waits for it, once. */
const Drawer = lazyComponent(() => import('./drawer.tsx').then((file) => file.Drawer))

export interface FrameProps {
  /** Something covers all of it, so nothing in here can be reached. */
  readonly isBehind: boolean
  readonly children: ReactNode
}

/** Removes what `first.js` put on the document, which React has drawn by now. */
function forgetFirst(): void {
  const known = document.documentElement.dataset
  for (const name of ['age_verified', 'cookieConsent', 'sidebarCollapsed']) delete known[name]
}

/** Surrounds every page. Pages bring their own `<main>`; the frame has none. */
export function Frame({ isBehind, children }: FrameProps) {
  const { pathname, key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const kind = frameKindOf(pathname)
  const hasArrived = useHasArrived()
  useEffect(forgetFirst, [])
  return (
    <div
      inert={isBehind}
      aria-hidden={(isBehind && hasArrived) || undefined}
      data-behind
      className={cx('relative flex flex-col', isBehind ? 'h-dvh overflow-hidden' : 'min-h-dvh')}
    >
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-control bg-cream px-5 py-3 font-bold text-ink focus:translate-y-0"
      >
        Skip to content
      </a>
      {(kind === 'whole' || kind === 'lobby') && <Header kind={kind} onMenu={() => setOpenedAt(key)} />}
      <div className="flex grow">
        {kind === 'whole' && <Sidebar />}
        {(kind === 'lobby' || kind === 'table') && <Sidebar key="in-play" isInPlay hasHeader={kind === 'lobby'} />}
        <div className="flex min-w-0 grow flex-col">
          {kind === 'whole' && <CookieBanner />}
          {kind === 'whole' && hasArrived && hasSeats() && !isInvitation(pathname) && (
            <Suspense fallback={null}>
              <ReturnStrip visit={key} />
            </Suspense>
          )}
          <div id="content" tabIndex={-1} className="flex grow flex-col outline-none">
            {children}
          </div>
          {kind === 'whole' ? <Footer /> : <QuietDisclaimer />}
        </div>
      </div>
      {(kind === 'whole' || kind === 'lobby') && openedAt === key && (
        <Suspense>
          <Drawer onClose={() => setOpenedAt(null)} />
        </Suspense>
      )}
    </div>
  )
}

const LINKS = [
  { to: '/terms', label: 'Terms' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/disclaimer', label: 'Disclaimer' },
] as const

/** The footer during a game: one line, whose links leave the game open. */
function QuietDisclaimer() {
  return (
    <footer className="relative flex min-h-6 shrink-0 items-center justify-center gap-x-2.5 overflow-hidden bg-night px-2 text-[0.6875rem] whitespace-nowrap text-muted">
      <p className="sm:hidden">21+, where legal.</p>
      <p className="max-sm:hidden">
        You must be 21 or older, and play only where cannabis use is legal. Highjinks is a parody, for entertainment
        only.
      </p>
      {LINKS.map(({ to, label }) => (
        <a key={to} href={to} target="_blank" rel="noopener" className="inline-flex min-h-6 items-center underline">
          {label}
        </a>
      ))}
    </footer>
  )
}
