/** For tests: what of it is read out. Drawings are taken out of a copy: whatever draws them would miss its own. */
export function textHeard(element: HTMLElement): string | null {
  const copy = document.importNode(element, true)
  for (const drawing of copy.querySelectorAll('[aria-hidden]')) drawing.remove()
  return copy.textContent
}
