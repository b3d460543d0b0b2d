/** The speed factor of a whole evening's clocks. */
export const HURRY = 6

/**
 * Speeds up every clock of a program and everything that waits for one. The server runs it before anything else, and so
 * does every page, so that both run equally fast.
 */
export function hurry(factor: number): void {
  const wallClock = Date.now
  const began = wallClock()
  const stopwatch = performance.now.bind(performance)
  const faster = () => Math.round(began + (wallClock() - began) * factor)
  const HurriedDate = new Proxy(Date, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [faster()] : given, made),
  })
  Date.now = faster
  globalThis.Date = HurriedDate
  performance.now = () => stopwatch() * factor
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const timer = new Proxy(globalThis[name], {
      apply: (target, self, [work, wait, ...rest]: readonly unknown[]) =>
        Reflect.apply(target, self, [work, Number(wait ?? 0) / factor, ...rest]),
    })
    Object.defineProperty(globalThis, name, { value: timer, configurable: true, writable: true })
  }
}
