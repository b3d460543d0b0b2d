/** A timer that replaces its pending work when set again. */
export function createTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    set: (milliseconds: number, then: () => void) => {
      clearTimeout(timer)
      timer = setTimeout(then, milliseconds)
    },
    clear: () => clearTimeout(timer),
  }
}
