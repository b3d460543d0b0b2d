import { type AtRule, type Container, type Declaration, parse, type Root, type Rule } from 'postcss'
import type { Plugin } from 'vite'
import { assertWithin } from './entry-budget.ts'

/** The mark in the sheet's name, by which `pages.ts` finds it. */
export const PLAIN = 'plain-'
const LAYERS = ['theme', 'base', 'components', 'utilities']
const MOVES = ['translate', 'rotate', 'scale', 'transform'] as const
const PARTS = { translate: '--p-t', rotate: '--p-r', scale: '--p-s', transform: '--p-f' } as const
const AT_REST = {
  translate: 'translate(0)',
  rotate: 'rotate(0)',
  scale: 'scale(1)',
  transform: 'translate(0)',
} as const
const partOf = (move: (typeof MOVES)[number]) => `var(${PARTS[move]},${AT_REST[move]})`
/** An element's transforms, in an engine's order; any of them can be missing. */
const MOVED = MOVES.map(partOf).join(' ')
/** Each applies to one element only. */
const OWN = MOVES.map((move) => `@property ${PARTS[move]}{syntax:"*";inherits:false}`).join('')
const PSEUDO_ELEMENT =
  /::?(?:before|after|first-line|first-letter|marker|placeholder|backdrop|selection|file-selector-button|-(?:webkit|moz)-[\w-]+)(?:\([^)]*\))?$/
/** Units and colors that make a whole value unknown. */
const UNKNOWN = /\d(?:[dsl]vh|cq(?:i|w|h|b|min|max)|lh)\b|color-mix\(/
/** An id that no element has. */
const NOBODY = '#_'

/**
 * Writes a plain sheet beside the TV's, `kib` gzipped at most, for engines without layers and the `translate` property
 * (Chrome 92 and up, which TVs keep for years). It has the same rules in terms they know.
 */
export function plainStyles(kib: number): Plugin {
  return {
    name: 'plain-styles',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const sheets = Object.values(bundle).flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
      )
      const source = plainOf(sheets.join('\n'))
      this.info(assertWithin('the plain sheet', source, kib))
      this.emitFile({ type: 'asset', name: `${PLAIN}screen.css`, source })
    },
  }
}

export function plainOf(css: string): string {
  const root = parse(css)
  root.walkAtRules('starting-style', (rule) => void rule.remove())
  root.walkAtRules('container', askWindow)
  root.walkAtRules('supports', answer)
  root.walkDecls((declaration) => void (UNKNOWN.test(declaration.value) && declaration.remove()))
  rankRules(root)
  root.walkDecls(/^(?:translate|rotate|scale|transform)$/, moveInOne)
  root.walkDecls(/^--tw-scale/, (declaration) => {
    declaration.value = declaration.value.replaceAll(/([\d.]+)%/g, (_, percent: string) => `${Number(percent) / 100}`)
  })
  root.walkDecls(/^(?:transition|transition-property|will-change)$/, (declaration) => {
    declaration.value = declaration.value.replaceAll(/(?<![\w-])(?:translate|rotate|scale)(?![\w(-])/g, 'transform')
  })
  return OWN + root.toString()
}

/** Turns layer order into specificity: the rule in the later layer wins, and one outside all layers even more so. */
function rankRules(root: Root): void {
  root.walkRules((rule) => {
    if (isFrame(rule)) return
    const known = rule.selectors.filter((selector) => !selector.includes(':has('))
    if (known.length === 0) return void rule.remove()
    const rank = rankOf(rule)
    rule.selectors = rank === 0 ? known : known.map((selector) => rankUp(selector, rank))
  })
  root.walkAtRules('layer', (layer) => void (layer.nodes ? layer.replaceWith(layer.nodes) : layer.remove()))
}

function rankOf(rule: Rule): number {
  for (let node: Container | undefined = parentOf(rule); node; node = parentOf(node))
    if (isAtRule(node) && node.name === 'layer') return Math.max(0, LAYERS.indexOf(node.params))
  return LAYERS.length
}

function rankUp(selector: string, rank: number): string {
  const element = PSEUDO_ELEMENT.exec(selector)?.[0] ?? ''
  return `${selector.slice(0, selector.length - element.length)}:not(${NOBODY.repeat(rank)})${element}`
}

/** Replaces container queries: a TV's window is as wide as anything in it. */
function askWindow(rule: AtRule): void {
  const least = /^\(width ?>= ?([^)]+)\)$/.exec(rule.params)?.[1]
  if (least) Object.assign(rule, { name: 'media', params: `(min-width:${least})` })
  else rule.remove()
}

/** Answers an `@supports` for these engines: they have nothing newer than Chrome 92. */
function answer(rule: AtRule): void {
  if (/^not \((?:height: ?1dvh|width: ?1cqi|height: ?1lh|color: ?color-mix\(.*\))\)$/.test(rule.params) && rule.nodes)
    rule.replaceWith(rule.nodes)
  else if (/^\(color: ?color-mix\(.*\)\)$/.test(rule.params)) rule.remove()
}

function moveInOne(declaration: Declaration): void {
  const { prop, value, important, parent } = declaration
  // The expression that matched it takes its words from this list.
  const move = prop as (typeof MOVES)[number]
  const said = value === 'none' ? AT_REST[move] : writeMove(move, value)
  if (parent && isFrame(parent)) {
    const all = MOVES.map((one) => (one === move ? said : partOf(one))).join(' ')
    const before = parent.nodes?.find(
      (node) => node.type === 'decl' && node.prop === 'transform' && node !== declaration,
    )
    // Two transforms in one keyframe become one.
    if (before?.type === 'decl' && before.value.includes(partOf(move))) {
      before.value = before.value.replace(partOf(move), said)
      declaration.remove()
    } else declaration.replaceWith(declaration.clone({ prop: 'transform', value: all }))
    return
  }
  declaration.before(declaration.clone({ prop: PARTS[move], value: said }))
  declaration.replaceWith(declaration.clone({ prop: 'transform', value: MOVED, important: important ?? false }))
}

function writeMove(move: (typeof MOVES)[number], value: string): string {
  if (move === 'transform') return value
  const parts = splitBySpace(value)
  if (move !== 'rotate') return `${move}(${parts.slice(0, 2).join(',')})`
  return parts.length > 1 ? `rotate${parts[0]?.toUpperCase()}(${parts[1]})` : `rotate(${value})`
}

function splitBySpace(value: string): readonly string[] {
  const parts = ['']
  let depth = 0
  for (const sign of value) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    if (sign === ' ' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts
}

/** Returns whether it is a keyframe of an animation. */
function isFrame(node: Container): boolean {
  const around = parentOf(node)
  return around !== undefined && isAtRule(around) && around.name.endsWith('keyframes')
}

// PostCSS doesn't tell the compiler a node's type
const isAtRule = (node: Container): node is AtRule => node.type === 'atrule'
const parentOf = (node: Container): Container | undefined => node.parent as Container | undefined
