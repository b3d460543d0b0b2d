import { toast } from '../../ui/overlay/toast-store.ts'
import { isAnybodyPlaying, untilNobodyPlays } from './playing.ts'

/** The interval also reaches people who leave the page open all night. */
const LOOK_MS = 60 * 60 * 1000
const OFFER_MS = 60_000
const ANSWER_MS = 2000

/** Offers each new version, but never during a game. This page's own version needs no offer. */
export function watchVersions(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // Without an active one it is the first, and takes over without help.
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
  // A newer one may have replaced it meanwhile, which gets its own check.
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

/** Returns whether the worker has the exact script that started this page; the script's name identifies its content. */
function isOfThisPage(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true)
    setTimeout(() => resolve(false), ANSWER_MS)
    const url = document.querySelector<HTMLScriptElement>('script[type=module]')?.src
    worker.postMessage({ type: 'IS_KEPT', url }, [port2])
  })
}
