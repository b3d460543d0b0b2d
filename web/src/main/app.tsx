import { namesFile } from '@highjinks/protocol'
import { memo, Suspense, useState } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { houseName } from '../lib/house-name.ts'
import { AccountProvider } from '../pages/account/account-provider.tsx'
import { cx } from '../ui/look/cx.ts'
import { ToastLayer } from '../ui/overlay/toast-layer.tsx'
import { Spinner } from '../ui/status/spinner.tsx'
import { AgeGate } from './age-gate/age-gate.tsx'
import { useIsGateShut } from './age-gate/gate.ts'
import { Arrival } from './arrival.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Frame } from './frame/frame.tsx'
import { pageKeyOf } from './frame/frame-kind.ts'
import { NotFound, ROUTES } from './routes.tsx'

export function App() {
  const { pathname } = useLocation()
  const [cameBy] = useState(pathname)
  const isGateShut = useIsGateShut(pathname)
  return (
    <AccountProvider>
      <Frame isBehind={isGateShut}>
        <Content pathname={pathname} cameBy={cameBy} />
      </Frame>
      {isGateShut && <AgeGate />}
      <ToastLayer />
    </AccountProvider>
  )
}

interface ContentProps {
  readonly pathname: string
  readonly cameBy: string
}

/**
 * Redraws only on navigation: React throws away prerendered HTML if anything about it changes before its code has
 * loaded.
 */
const Content = memo(function Content({ pathname, cameBy }: ContentProps) {
  return (
    <Suspense fallback={<PageLoading />}>
      <Arrival cameBy={cameBy} />
      {/* The first page of a visit shows right away; only later ones fade in. */}
      <div key={pageKeyOf(pathname)} className={cx('flex grow flex-col', pathname !== cameBy && 'animate-fade')}>
        <ErrorBoundary>
          {namesFile(pathname) ? (
            <NotFound />
          ) : (
            <Routes>
              {ROUTES.map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
            </Routes>
          )}
        </ErrorBoundary>
      </div>
    </Suspense>
  )
})

function PageLoading() {
  return (
    <main className="grid min-h-[60dvh] grow place-content-center">
      <title>{houseName()}</title>
      <Spinner size={48} label="Loading" />
    </main>
  )
}
