const NAME = /^(?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+/i
/** These have one colon and still aren't classes. */
const OLD_ELEMENTS = ['before', 'after', 'first-line', 'first-letter']
const [ID, CLASS, ELEMENT] = [10_000, 100, 1]

/** Returns a selector's specificity as one number. */
export function specificityOf(selector: string): number {
  let sum = 0
  for (let at = 0; at < selector.length; ) {
    const sign = selector[at] ?? ''
    const [, colons = ''] = /^(:*)/.exec(selector.slice(at)) ?? []
    const start = at + (colons.length || (/[.#]/.test(sign) ? 1 : 0))
    const name = NAME.exec(selector.slice(start))?.[0] ?? ''
    at = start + name.length
    if (sign === '[') at = selector.indexOf(']', at) + 1
    else if (colons === '' && name === '') at++
    const args = selector[at] === '(' ? inBrackets(selector, at) : null
    if (args !== null) at += args.length + 2
    if (sign === '#') sum += ID
    else if (sign === '.' || sign === '[') sum += CLASS
    else if (colons === '') sum += name === '' ? 0 : ELEMENT
    else if (name === 'is' || name === 'not' || name === 'has')
      sum += Math.max(...splitList(args ?? '').map(specificityOf))
    else if (name !== 'where') sum += colons === '::' || OLD_ELEMENTS.includes(name) ? ELEMENT : CLASS
  }
  return sum
}

/** Returns a utility's class: the last one outside all brackets. */
export function ownClass(selector: string): string | null {
  let last: string | null = null
  for (let at = 0; at < selector.length; at++) {
    if (selector[at] === '\\') at++
    else if (selector[at] === '(') at += inBrackets(selector, at).length + 1
    else if (selector[at] === '.') {
      const name = NAME.exec(selector.slice(at + 1))?.[0] ?? ''
      at += name.length
      last = name
        .replace(/\\([0-9a-f]{1,6}) ?/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
        .replace(/\\(.)/g, '$1')
    }
  }
  return last
}

/** Returns the content of the brackets that open there. */
export function inBrackets(text: string, from: number): string {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '(') depth++
    else if (text[at] === ')' && --depth === 0) return text.slice(from + 1, at)
  }
  throw new Error(`brackets stay open: ${text}`)
}

function splitList(list: string): readonly string[] {
  const parts = ['']
  let depth = 0
  for (const sign of list) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts
}
