import { type AtRule, type ChildNode, type Declaration, parse, type Rule } from 'postcss'
import { longhandsOf } from './longhands.ts'
import { specificityOf } from './specificity.ts'

/** One rule with one strength, in its surrounding conditions. */
export interface Style {
  readonly around: readonly string[]
  readonly selector: string
  readonly rule: Rule
  /** The properties it sets, with one name for a shorthand and its parts. */
  readonly sets: ReadonlySet<string>
  readonly isImportant: boolean
  readonly specificity: number
}

interface Placed extends Style {
  readonly sheet: number
  readonly layer: number
}

/**
 * Splits the utilities layer into sheets and returns them. Each sheet loads after the one that `before` names for it.
 * Of two rules that set the same property, the same one wins as before, whichever sheets have loaded in whatever order:
 * sorted by strength, each rule goes into a layer after every weaker rule that another sheet could load after it.
 */
export function divide(css: string, before: readonly number[], sheetOf: (style: Style) => number): readonly string[] {
  const root = parse(css)
  const utilities = root.nodes.filter((node) => isLayer(node) && node.params === 'utilities' && node.nodes)
  // narrowed by isLayer, which a filter forgets
  const styles = place(
    (utilities as AtRule[]).flatMap((layer) => stylesIn(layer.nodes ?? [])),
    before,
    sheetOf,
  )
  const most = Math.max(0, ...styles.map(({ layer }) => layer))
  const names = Array.from({ length: most + 1 }, (_, layer) => `u${layer.toString(36)}`)
  const written = before.map((_, sheet) => write(styles, sheet, names))
  const sheetsNaming = (name: string) => [...written.keys()].filter((sheet) => written[sheet]?.includes(name))
  // This part applies the same anywhere; rules that only a room has follow it.
  const moved = [...root.nodes].flatMap((node) => {
    const sheet = isProperty(node) ? beforeAll(sheetsNaming(node.params), before) : isOfRoom(node) ? 1 : 0
    return sheet > 0 ? [[node.remove(), sheet] as const] : []
  })
  utilities[0]?.replaceWith(`@layer utilities{@layer ${names.join()};${written[0]}}`)
  for (const more of utilities.slice(1)) more.remove()
  const further = written.map((rules, sheet) => {
    const nodes = moved.filter(([, of]) => of === sheet).map(([node]) => String(node))
    return `@layer utilities{${rules}}${nodes.join('')}`
  })
  return [root.toString(), ...further.slice(1)]
}

function isProperty(node: ChildNode): node is AtRule {
  return node.type === 'atrule' && node.name === 'property'
}

/** Returns whether it is for the tokens of a game's room. */
function isOfRoom(node: ChildNode): boolean {
  return node.type === 'rule' && node.selectors.every((selector) => /^\[data-room(=[^\]]*)?\]$/.test(selector))
}

function isLayer(node: ChildNode): node is AtRule {
  return node.type === 'atrule' && node.name === 'layer'
}

/** Returns the rules one by one, in their order. */
function stylesIn(nodes: readonly ChildNode[], around: readonly string[] = []): readonly Style[] {
  return nodes.flatMap((node) => {
    if (node.type === 'atrule') return stylesIn(node.nodes ?? [], [...around, `@${node.name} ${node.params}`])
    return node.type === 'rule' ? stylesOf(node, around) : []
  })
}

function stylesOf(rule: Rule, around: readonly string[]): readonly Style[] {
  const declarations = rule.nodes.filter((node): node is Declaration => node.type === 'decl')
  if (declarations.length < rule.nodes.length) throw new Error(`a rule within a rule: ${rule.selector}`)
  const sets = new Set(
    declarations.flatMap(({ prop, important }) => longhandsOf(prop).map((one) => `${one}${important ? '!' : ''}`)),
  )
  const isImportant = declarations.some(({ important }) => important)
  return rule.selectors.map((selector) => ({
    around,
    selector,
    rule,
    sets,
    isImportant,
    specificity: specificityOf(selector),
  }))
}

function place(
  styles: readonly Style[],
  before: readonly number[],
  sheetOf: (style: Style) => number,
): readonly Placed[] {
  const byStrength = styles.toSorted((a, b) => a.specificity - b.specificity)
  const placed = new Map<Style, Placed>()
  for (const style of byStrength.filter(({ isImportant }) => !isImportant)) {
    const sheet = sheetOf(style)
    let layer = 0
    for (const weaker of placed.values()) {
      if (!isRivalOf(style, weaker)) continue
      const isAfter = !throughTo(sheet, before).includes(weaker.sheet) && weaker.specificity === style.specificity
      layer = Math.max(layer, weaker.layer + (isAfter ? 1 : 0))
    }
    placed.set(style, { ...style, sheet, layer })
  }
  // Layers reverse the order of important rules: they share one layer, and no stronger rule comes before it.
  const important: Placed[] = []
  for (const style of byStrength.filter(({ isImportant }) => isImportant).toReversed()) {
    const rivals = important.filter((stronger) => isRivalOf(style, stronger))
    const one = { ...style, sheet: beforeAll([sheetOf(style), ...rivals.map(({ sheet }) => sheet)], before), layer: 0 }
    important.push(one)
    placed.set(style, one)
  }
  return styles.flatMap((style) => placed.get(style) ?? [])
}

/** Returns a sheet and all that load before it, itself first. */
function throughTo(sheet: number, before: readonly number[]): readonly number[] {
  return sheet === 0 ? [0] : [sheet, ...throughTo(before[sheet] ?? 0, before)]
}

/** Returns the last sheet that is loaded wherever any of these is. */
function beforeAll(sheets: readonly number[], before: readonly number[]): number {
  const [first = 0, ...others] = sheets
  const candidates = throughTo(first, before)
  return candidates.find((one) => others.every((other) => throughTo(other, before).includes(one))) ?? 0
}

function isRivalOf(one: Style, other: Style): boolean {
  return [...one.sets].some((longhand) => other.sets.has(longhand))
}

function write(styles: readonly Placed[], sheet: number, names: readonly string[]): string {
  return names
    .map((name, layer) => {
      const here = styles.filter((style) => style.sheet === sheet && style.layer === layer)
      return here.length > 0 ? `@layer ${name}{${writeRules(here)}}` : ''
    })
    .join('')
}

/**
 * Writes the rules. A rule in the same conditions as the one before it stays with it, and so do the selectors of one
 * rule.
 */
function writeRules(styles: readonly Style[]): string {
  let text = ''
  let last: Style | null = null
  for (const style of styles) {
    const { around, selector, rule } = style
    const open: readonly string[] = last?.around ?? []
    const parting = around.findIndex((condition, i) => condition !== open[i])
    const common = parting < 0 ? around.length : parting
    if (last?.rule === rule) text = `${text.slice(0, text.lastIndexOf('{'))},${selector}{${bodyOf(rule)}}`
    else {
      const begun = around.slice(common).map((condition) => `${condition}{`)
      text += `${'}'.repeat(open.length - common)}${begun.join('')}${selector}{${bodyOf(rule)}}`
    }
    last = style
  }
  return text + '}'.repeat(last?.around.length ?? 0)
}

function bodyOf(rule: Rule): string {
  return rule.nodes.map(String).join(';')
}
