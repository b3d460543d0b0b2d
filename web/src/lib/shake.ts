/** Metres per second², gravity taken off: more than walking, less than throwing the phone. */
const STRONG = 13
/** Two strong pulls no further apart than this make a shake. */
const WITHIN_MS = 900
const APART_MS = 80

/** Calls back once the phone is shaken. Silent where there is nothing to feel it with, or no leave to. */
export function onShake(shaken: () => void): () => void {
  let last = 0
  const feel = (event: DeviceMotionEvent) => {
    const { x, y, z } = event.acceleration ?? {}
    if (Math.hypot(x ?? 0, y ?? 0, z ?? 0) < STRONG) return
    const since = event.timeStamp - last
    if (since < APART_MS) return
    last = event.timeStamp
    if (since > WITHIN_MS) return
    window.removeEventListener('devicemotion', feel)
    shaken()
  }
  window.addEventListener('devicemotion', feel)
  return () => window.removeEventListener('devicemotion', feel)
}

/** Whether this could be a thing one shakes: it feels motion and is held in a hand. */
export function canShake(): boolean {
  return 'DeviceMotionEvent' in window && window.matchMedia?.('(pointer: coarse)').matches
}

/** iPhones feel nothing before they are asked, by a tap. */
export function mustAskToShake(): boolean {
  return asking() !== null
}

export async function askToShake(): Promise<void> {
  try {
    await asking()?.()
  } catch {
    // Refused, or not asked by a tap: the button still rolls.
  }
}

function asking(): (() => unknown) | null {
  const motion: unknown = 'DeviceMotionEvent' in window ? window.DeviceMotionEvent : null
  if (typeof motion !== 'function' || !('requestPermission' in motion)) return null
  const { requestPermission } = motion
  return typeof requestPermission === 'function' ? () => requestPermission.call(motion) : null
}
