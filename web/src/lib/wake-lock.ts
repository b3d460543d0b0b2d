import { playSilence } from './silent-video.ts'

/** Keeps the screen awake during a game. Asks again whenever the page returns to the front. */
export function keepAwake(): () => void {
  // Browsers have no lock on plain http, and old ones never do. Playing a video keeps them awake as well.
  if (!('wakeLock' in navigator)) return playSilence()
  let lock: WakeLockSentinel | null = null
  let isOver = false
  const ask = async () => {
    if (isOver || document.visibilityState !== 'visible') return
    // A phone low on battery refuses. It then sleeps as usual, and the seat waits.
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
