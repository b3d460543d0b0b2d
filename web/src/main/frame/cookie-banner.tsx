import { Cookie, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cookieConsent } from '../../lib/storage.ts'
import { useHasArrived } from '../../lib/use-has-arrived.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { TextLink } from '../../ui/button/text-link.tsx'
import { cx } from '../../ui/look/cx.ts'

const COOKIE_BANNER_MS = 1000

/**
 * Appears a second after the page if the user hasn't chosen yet, and stores the choice. It is in the page's own flow,
 * with its place reserved from the start: it covers nothing, and nothing moves under a finger when it appears.
 */
export function CookieBanner() {
  const [state, setState] = useState<'waiting' | 'shown' | 'done'>('waiting')
  const hasArrived = useHasArrived()
  const isDone = state === 'done' || (hasArrived && cookieConsent.get() !== null)
  useEffect(() => {
    if (isDone || state !== 'waiting') return
    const timer = setTimeout(() => setState('shown'), COOKIE_BANNER_MS)
    return () => clearTimeout(timer)
  }, [state, isDone])
  if (isDone) return null
  function choose(accepted: boolean) {
    cookieConsent.set(accepted)
    setState('done')
  }
  return (
    <section
      aria-label="Cookie consent"
      data-first="cookies"
      style={{ visibility: state === 'shown' ? 'visible' : 'hidden' }}
      className={cx(
        'mx-3 flex items-center gap-x-2 gap-y-1 rounded-card bg-leaf-800 py-1 pr-1 pl-3 max-sm:flex-wrap sm:mx-8 sm:gap-x-3 sm:py-1.5 sm:pl-4',
        state === 'shown' && 'animate-fade',
      )}
    >
      <Cookie aria-hidden="true" className="size-6 shrink-0 text-amber short:max-sm:hidden" />
      <p className="min-w-0 flex-1 text-sm leading-snug">
        We use cookies to remember your choices.<span className="short:max-sm:hidden"> None are edible.</span>{' '}
        <TextLink to="/privacy">Cookie Policy</TextLink>
      </p>
      <IconButton
        label="Close and decline"
        icon={<X aria-hidden="true" />}
        onClick={() => choose(false)}
        className="order-last max-sm:order-none"
      />
      <div className="grid grid-cols-2 gap-2 max-sm:w-full max-sm:pr-2 max-sm:pb-1.5 kids:max-sm:min-h-11">
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
