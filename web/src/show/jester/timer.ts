/** Something that is to come: said anew, the old is forgotten. */
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
