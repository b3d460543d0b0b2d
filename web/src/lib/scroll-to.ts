/** How the page moves by itself: smoothly, unless motion is unwelcome. */
export function scrolling(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

export function scrollToAnchor(id: string): void {
  document.getElementById(id)?.scrollIntoView({ behavior: scrolling() })
}
