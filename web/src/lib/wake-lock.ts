/** Keeps the screen awake while a game is on; asked again whenever the page comes back to the front. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let isOver = false
  const ask = async () => {
    if (isOver || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
    // Refused on low battery and on plain http: then the phone sleeps as usual, and the seat waits.
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
