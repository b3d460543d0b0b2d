const BLOCKS = new Set(['P', 'DIV', 'LI', 'UL', 'OL', 'H1', 'H2', 'H3', 'H4'])

/** The words that a screen reader reads of an element, without the parts that announce themselves. */
export function wordsIn(element: Element): string {
  const lines = textIn(element)
    .replace(/\u00AD/g, '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
  return lines.map((line, i) => (i < lines.length - 1 ? closed(line) : line)).join(' ')
}

/** Adds a period, at which a voice pauses. */
export function closed(words: string): string {
  return /[.!?…:,]$/.test(words) ? words : `${words}.`
}

/** Blocks are lines of their own. */
function textIn(element: Element): string {
  return [...element.childNodes].map(textOf).join('')
}

function textOf(node: ChildNode): string {
  if (node instanceof Text) return node.data.replace(/\n/g, ' ')
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
  if (node.hasAttribute('data-said')) return ''
  const label = node.getAttribute('aria-label')
  if (label !== null) return `\n${label}\n`
  if (BLOCKS.has(node.tagName)) return `\n${textIn(node)}\n`
  return node.tagName === 'STRONG' ? `${textIn(node)} ` : textIn(node)
}
