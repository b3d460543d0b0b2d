import { Suspense } from 'react'
import { createPath, type Navigator, Router, type To } from 'react-router-dom'
import { lazyComponent } from '../lib/lazy-component.ts'
import { useMark } from '../lib/use-mark.ts'
import { TvPage } from '../pages/tv/tv-page.tsx'
import { TvPairing } from '../pages/tv/tv-pairing.tsx'
import { cx } from '../ui/look/cx.ts'
import { ToastLayer } from '../ui/overlay/toast-layer.tsx'
import { useIsGateShut } from './age-gate/gate.ts'

/** Loaded only for users who haven't passed it. */
const AgeGate = lazyComponent(() => import('./age-gate/age-gate.tsx').then((file) => file.AgeGate))

const addressOf = (to: To) => (typeof to === 'string' ? to : createPath(to))
/** Every other address is another document. */
const OUTWARD: Navigator = {
  createHref: addressOf,
  push: (to) => window.location.assign(addressOf(to)),
  replace: (to) => window.location.replace(addressOf(to)),
  go: (delta) => window.history.go(delta),
}

const waitForNext = () => window.location.replace('/tv')

/** The TV, at `/screen/:code` and `/tv`: a separate document, so that it loads nothing from the others. */
export function TvApp({ pathname }: { readonly pathname: string }) {
  // Without a code it shows any room that is sent there.
  const [, , code = ''] = pathname.split('/')
  const isBehind = useIsGateShut(code === '' ? '/tv' : pathname)
  useMark(isBehind && 'at-gate')
  return (
    <Router location={pathname} navigator={OUTWARD}>
      <div
        inert={isBehind}
        aria-hidden={isBehind || undefined}
        className={cx('flex flex-col', isBehind ? 'h-dvh overflow-hidden' : 'min-h-dvh')}
      >
        <div className="flex grow animate-fade flex-col">
          {code === '' ? <TvPairing /> : <TvPage code={code} onOver={waitForNext} />}
        </div>
      </div>
      {isBehind && (
        <Suspense>
          <AgeGate />
        </Suspense>
      )}
      <ToastLayer />
    </Router>
  )
}
