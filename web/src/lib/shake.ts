/** Meters per second², without gravity: more than walking, less than throwing the phone. */
const STRONG = 13
/** Two strong pulls at most this far apart make a shake. */
const WITHIN_MS = 900
const APART_MS = 80

/** Calls back once when someone shakes the phone. Does nothing without a sensor or permission. */
export function onShake(shaken: () => void): () => void {
  let last = Number.NEGATIVE_INFINITY
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

/** Calls back once this device has felt any motion: only then is a hint about shaking useful. */
export function onFirstMotion(felt: () => void): () => void {
  const feel = (event: DeviceMotionEvent) => {
    if (typeof event.acceleration?.x !== 'number') return
    window.removeEventListener('devicemotion', feel)
    felt()
  }
  window.addEventListener('devicemotion', feel)
  return () => window.removeEventListener('devicemotion', feel)
}

/** Returns whether the motion sensor needs permission first. iPhones ask for it on a tap. */
export function mayAskForMotion(): boolean {
  return asking() !== null && window.matchMedia?.('(pointer: coarse)').matches
}

export async function askForMotion(): Promise<void> {
  try {
    await asking()?.()
  } catch {
    // Refused, or not requested by a tap: the button still rolls.
  }
}

function asking(): (() => unknown) | null {
  const motion: unknown = 'DeviceMotionEvent' in window ? window.DeviceMotionEvent : null
  if (typeof motion !== 'function' || !('requestPermission' in motion)) return null
  const { requestPermission } = motion
  return typeof requestPermission === 'function' ? () => requestPermission.call(motion) : null
}
