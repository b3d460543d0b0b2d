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
/** What an element is moved by, in the order in which an engine would; each may be missing. */
const MOVED = MOVES.map(partOf).join(' ')
/** Each is of one element alone. */
const OWN = MOVES.map((move) => `@property ${PARTS[move]}{syntax:"*";inherits:false}`).join('')
const PSEUDO_ELEMENT =
  /::?(?:before|after|first-line|first-letter|marker|placeholder|backdrop|selection|file-selector-button|-(?:webkit|moz)-[\w-]+)(?:\([^)]*\))?$/
/** Units and colors that make the whole of a value unknown. */
const UNKNOWN = /\d(?:[dsl]vh|cq(?:i|w|h|b|min|max)|lh)\b|color-mix\(/
/** Nobody has it. */
const NOBODY = '#_'

/**
 * Beside the TV's sheet a plain one, `kib` gzipped at most, for engines that know no layers and no `translate` of its own
 * (from Chrome 92 on, as TVs have them for years): the same rules, in words that they know.
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

/** Of two rules the one in the later layer wins, and outside all of them the more so: here by what they name. */
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

/** A TV's window is as wide as whatever is in it could be. */
function askWindow(rule: AtRule): void {
  const least = /^\(width ?>= ?([^)]+)\)$/.exec(rule.params)?.[1]
  if (least) Object.assign(rule, { name: 'media', params: `(min-width:${least})` })
  else rule.remove()
}

/** What it asks an engine is known of these: whatever came after Chrome 92 they do not have. */
function answer(rule: AtRule): void {
  if (/^not \((?:height: ?1dvh|width: ?1cqi|height: ?1lh|color: ?color-mix\(.*\))\)$/.test(rule.params) && rule.nodes)
    rule.replaceWith(rule.nodes)
  else if (/^\(color: ?color-mix\(.*\)\)$/.test(rule.params)) rule.remove()
}

function moveInOne(declaration: Declaration): void {
  const { prop, value, important, parent } = declaration
  // the expression that found it has it from this list
  const move = prop as (typeof MOVES)[number]
  const said = value === 'none' ? AT_REST[move] : writeMove(move, value)
  if (parent && isFrame(parent)) {
    const all = MOVES.map((one) => (one === move ? said : partOf(one))).join(' ')
    const before = parent.nodes?.find(
      (node) => node.type === 'decl' && node.prop === 'transform' && node !== declaration,
    )
    // two ways to move in one frame are one
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

/** Whether it is a moment of an animation. */
function isFrame(node: Container): boolean {
  const around = parentOf(node)
  return around !== undefined && isAtRule(around) && around.name.endsWith('keyframes')
}

// PostCSS does not tell the compiler what a node is by its type
const isAtRule = (node: Container): node is AtRule => node.type === 'atrule'
const parentOf = (node: Container): Container | undefined => node.parent as Container | undefined
