/** Returns how the page scrolls on its own: smoothly, unless the user prefers reduced motion. */
export function scrolling(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

export function scrollToAnchor(id: string): void {
  document.getElementById(id)?.scrollIntoView({ behavior: scrolling() })
}
