const CONTROLS = 'button, a[href], input, textarea, select, [role="switch"]'

/** The stops of a screen reader that swipes on from here: texts and controls, in the order of the accessibility tree. */
export function stopsAfter(start: Element): readonly (Element | string)[] {
  const stops: (Element | string)[] = []
  const walk = (node: Node) => {
    if (node instanceof Text) {
      const isOn = node.previousSibling instanceof Text
      if (node.data.trim() !== '' && node.parentElement !== start && !isOn) stops.push(node.data.trim())
      return
    }
    if (!(node instanceof Element) || node.matches('[aria-hidden="true"], [inert], .invisible')) return
    if (node.matches(CONTROLS)) stops.push(node)
    else node.childNodes.forEach(walk)
  }
  start.childNodes.forEach(walk)
  for (let at: Element | null = start; at && at !== document.body; at = at.parentElement) {
    for (let next = at.nextSibling; next; next = next.nextSibling) walk(next)
  }
  return stops
}
