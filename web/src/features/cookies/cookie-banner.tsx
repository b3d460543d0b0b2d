import { COOKIE_BANNER_MS } from '@highjinks/protocol'
import { Cookie, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cookieConsent } from '../../lib/storage.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { TextLink } from '../../ui/button/text-link.tsx'
import { cx } from '../../ui/look/cx.ts'

export interface CookieBannerProps {
  /** Where the bottom of the screen belongs to a button that matters more. */
  readonly isOnTop?: boolean
}

/** Comes a second after the page when nobody has chosen yet; the choice is kept. */
export function CookieBanner({ isOnTop = false }: CookieBannerProps) {
  const [state, setState] = useState<'waiting' | 'shown' | 'done'>(cookieConsent.get() === null ? 'waiting' : 'done')
  useEffect(() => {
    if (state !== 'waiting') return
    const timer = setTimeout(() => setState('shown'), COOKIE_BANNER_MS)
    return () => clearTimeout(timer)
  }, [state])
  if (state !== 'shown') return null
  function choose(accepted: boolean) {
    cookieConsent.set(accepted)
    setState('done')
  }
  return (
    <section
      aria-label="Cookie consent"
      className={cx(
        'fixed inset-x-3 z-30 flex animate-rise flex-col gap-3 rounded-card border-2 border-leaf-700 bg-leaf-800 p-4 shadow-[0_0.75rem_2rem_oklch(0_0_0/0.5)] sm:right-4 sm:left-auto sm:max-w-md',
        isOnTop ? 'top-18' : 'bottom-[max(0.75rem,env(safe-area-inset-bottom))]',
      )}
    >
      <div className="flex items-start gap-3">
        <Cookie aria-hidden="true" className="mt-0.5 size-7 shrink-0 text-amber" />
        <p className="flex-1">
          We use cookies to remember your choices. None are edible. <TextLink to="/privacy">Cookie Policy</TextLink>
        </p>
        <IconButton
          label="Close and decline"
          icon={<X aria-hidden="true" />}
          onClick={() => choose(false)}
          className="-mt-2 -mr-2"
        />
      </div>
      <div className="grid grid-cols-2 gap-3 pb-1">
        <Button kind="secondary" onClick={() => choose(false)}>
          Decline
        </Button>
        <Button kind="secondary" onClick={() => choose(true)}>
          Accept All
        </Button>
      </div>
    </section>
  )
}
