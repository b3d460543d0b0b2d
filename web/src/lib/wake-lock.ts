import { playSilence } from './silent-video.ts'

/** Keeps the screen awake while a game is on; asked again whenever the page comes back to the front. */
export function keepAwake(): () => void {
  // Browsers offer no lock on plain http, and old ones none at all: what plays a video stays awake as well.
  if (!('wakeLock' in navigator)) return playSilence()
  let lock: WakeLockSentinel | null = null
  let isOver = false
  const ask = async () => {
    if (isOver || document.visibilityState !== 'visible') return
    // Refused on low battery: then the phone sleeps as usual, and the seat waits.
    lock = await navigator.wakeLock.request('screen').catch(() => null)
  }
  const onVisible = () => void ask()
  document.addEventListener('visibilitychange', onVisible)
  void ask()
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', onVisible)
    lock?.release().catch(() => {})
  }
}
