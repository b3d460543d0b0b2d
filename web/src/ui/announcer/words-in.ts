const BLOCKS = new Set(['P', 'DIV', 'LI', 'H1', 'H2', 'H3', 'H4'])

/**
 * The words that a screen reader reads of an element, without the parts that announce themselves or aren't out yet.
 * What only styles hide is left out by `isDrawn`, which costs a layout.
 */
export function wordsIn(element: Element, isDrawn: (part: Element) => boolean = () => true): string {
  const lines = textIn(element, isDrawn)
    .replace(/\u00AD/g, '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => HAS_WORD.test(line))
    .filter((line, i, all) => bareOf(line) !== bareOf(all[i - 1] ?? ''))
  return lines.map((line, i) => (i < lines.length - 1 ? closed(line) : line)).join(' ')
}

/** A line of dots is only for the eye. */
const HAS_WORD = /[\p{L}\p{N}]/u

/** The words alone, to find the same ones twice: a list repeats the sentence above it as its label. */
const bareOf = (line: string) => line.replace(/[.:]+$/, '')

/** Adds a period, at which a voice pauses. */
function closed(words: string): string {
  return /[.!?…:,]$/.test(words) ? words : `${words}.`
}

type IsDrawn = (part: Element) => boolean

function textIn(element: Element, isDrawn: IsDrawn): string {
  return [...element.childNodes].map((node) => textOf(node, isDrawn)).join('')
}

/** Blocks are lines of their own. */
function textOf(node: ChildNode, isDrawn: IsDrawn): string {
  if (node instanceof Text) return node.data.replace(/\n/g, ' ')
  if (!(node instanceof Element) || node.matches('[aria-hidden="true"], [data-said], .invisible')) return ''
  if (!isDrawn(node)) return ''
  const text = textIn(node, isDrawn)
  const label = node.getAttribute('aria-label')
  // A list without items says nothing.
  if (label !== null && node.matches('ul, ol')) return text.trim() === '' ? '' : `\n${bareOf(label)}:\n${text}\n`
  if (label !== null) return `\n${label}\n`
  if (node.tagName === 'STRONG') return `${text} `
  if (BLOCKS.has(node.tagName) || node.classList.contains('block')) return `\n${text}\n`
  return text
}
