import { toast } from '../../ui/overlay/toast-store.ts'
import { isAnybodyPlaying, untilNobodyPlays } from './playing.ts'

/** Whoever leaves the page open all evening is told too. */
const LOOK_MS = 60 * 60 * 1000
const OFFER_MS = 60_000
const ANSWER_MS = 2000

/** Offers each new version that has come, never while somebody plays. One that this page is of already needs no word. */
export function watchVersions(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // Without an active one it is the first, and takes over by itself.
    if (registration.waiting && registration.active) void settle(registration)
  }
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
  look()
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_MS) return
    lookedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}

async function settle(registration: ServiceWorkerRegistration): Promise<void> {
  await untilNobodyPlays()
  const { waiting } = registration
  // Meanwhile a newer one may have come instead, which is looked at by itself.
  if (!waiting) return
  if (await isOfThisPage(waiting)) return takeOver(registration)
  toast({
    title: 'A new version is here',
    text: 'Reload when it suits you; nothing you have set up is lost.',
    ms: OFFER_MS,
    action: { label: 'Reload', onPress: () => void accept(registration) },
  })
}

async function accept(registration: ServiceWorkerRegistration): Promise<void> {
  if (await isAnybodyPlaying()) {
    toast({ title: 'A game is on', text: 'In another window of this browser. The new version waits for its end.' })
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  takeOver(registration)
}

function takeOver({ waiting }: ServiceWorkerRegistration): void {
  waiting?.postMessage({ type: 'SKIP_WAITING' })
}

/** Whether the worker keeps the very script that this page was started by; the script's name says what is in it. */
function isOfThisPage(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true)
    setTimeout(() => resolve(false), ANSWER_MS)
    const url = document.querySelector<HTMLScriptElement>('script[type=module]')?.src
    worker.postMessage({ type: 'IS_KEPT', url }, [port2])
  })
}
