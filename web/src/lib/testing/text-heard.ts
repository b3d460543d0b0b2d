/**
 * For tests: returns the text a screen reader reads. Drawings are removed from a copy, because React still needs its
 * own.
 */
export function textHeard(element: HTMLElement): string | null {
  const copy = document.importNode(element, true)
  for (const drawing of copy.querySelectorAll('[aria-hidden]')) drawing.remove()
  return copy.textContent
}
