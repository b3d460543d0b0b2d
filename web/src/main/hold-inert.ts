/** Keeps presses and focus away from inert parts in engines without `inert`. */
export function holdInert(page: Document): void {
  const hold = (event: Event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[inert]')) return
    event.preventDefault()
    event.stopPropagation()
    if (event.target instanceof HTMLElement) event.target.blur()
  }
  for (const kind of ['focusin', 'pointerdown', 'click']) page.addEventListener(kind, hold, true)
}
