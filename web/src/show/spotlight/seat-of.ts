/** Where somebody sits on the sofa, whether they are there just now or only their bowl. */
export function seatOf(id: string): Element | null {
  const sitters = [...document.querySelectorAll<HTMLElement>('[data-sitter]')]
  return sitters.find(({ dataset }) => dataset.sitter === id)?.querySelector('[data-figure]') ?? null
}
