const SIDES: Readonly<Record<string, readonly string[]>> = {
  '': ['top', 'right', 'bottom', 'left'],
  inline: ['right', 'left'],
  block: ['top', 'bottom'],
  'inline-start': ['right', 'left'],
  'inline-end': ['right', 'left'],
  'block-start': ['top', 'bottom'],
  'block-end': ['top', 'bottom'],
}
const BORDER = ['border-width', 'border-style', 'border-color']

/** Shorthands, logical properties and prefixed names, with everything they set. */
const SHORTHANDS: Readonly<Record<string, readonly string[]>> = {
  font: ['font-size', 'font-weight', 'font-family', 'line-height', 'font'],
  'inline-size': ['width'],
  'block-size': ['height'],
  'min-inline-size': ['min-width'],
  'min-block-size': ['min-height'],
  'max-inline-size': ['max-width'],
  'max-block-size': ['max-height'],
  border: BORDER,
  'grid-area': ['grid-row', 'grid-column'],
  'column-gap': ['gap'],
  'row-gap': ['gap'],
  'white-space': ['text'],
  'word-break': ['overflow-wrap'],
  'word-wrap': ['overflow-wrap'],
  'place-items': ['align-items', 'justify-items'],
  'place-self': ['align-self', 'justify-self'],
  'place-content': ['align-content', 'justify-content'],
}
/** Properties set by themselves or by a shorthand above, and by nothing else with the same first word. */
const ALONE =
  /^((min-|max-)?(width|height)|aspect-ratio|font-(size|weight|family)|line-height|overflow-wrap|(align|justify)-(items|self|content)|flex-(direction|wrap)|grid-template-(rows|columns)|text-(align|transform|indent))$/

/** Returns what a property sets. Two properties with nothing in common never contradict each other. */
export function longhandsOf(property: string): readonly string[] {
  if (property.startsWith('--')) return [property]
  const name = property.replace(/^-(webkit|moz)-/, '')
  const [, box, side = ''] = /^(padding|margin|inset)-?(.*)$/.exec(name) ?? []
  if (box) return (SIDES[side] ?? [side]).map((one) => `${box}-${one}`)
  if (/^(top|right|bottom|left)$/.test(name)) return [`inset-${name}`]
  if (/^border-.*radius$/.test(name)) return ['radius']
  if (/^border-(top|right|bottom|left|inline|block)(-start|-end)?$/.test(name)) return BORDER
  if (/^border-.*(width|style|color)$/.test(name)) return [`border-${name.split('-').at(-1)}`]
  if (name === 'grid-row' || name.startsWith('grid-row-')) return ['grid-row']
  if (name === 'grid-column' || name.startsWith('grid-column-')) return ['grid-column']
  return SHORTHANDS[name] ?? (ALONE.test(name) ? [name] : [name.split('-')[0] ?? name])
}
