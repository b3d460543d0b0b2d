import { type AtRule, atRule, type Declaration, type Node, type Plugin, type Rule, rule } from 'postcss'
import { withoutOklch } from './oklch.ts'
import { askPlainly } from './plain-conditions.ts'

const MIXED_IN_ROOM = /^(?:background|fill|stroke|color|border|outline)/
/** Mixes whose color differs between a room and the dark theme. */
const OF_ROOM = /color-mix\(.*--color-(?:night|leaf|muted|words|good|bad|warn|info|rim|key|sheet|floor)/
/** Roughly the height of one of our lines. */
const LINE_EM = 1.3

/** The features our oldest engines lack, how to test for them, and their replacements. */
const LACKING = [
  { isIn: /color-mix\(/, supports: '(color: color-mix(in lab, red, red))', instead: withoutMixes },
  {
    isIn: /\d(?:dvh|svh|lvh)\b/,
    supports: '(height: 1dvh)',
    instead: (value: string) => value.replace(/[dsl]vh\b/g, 'vh'),
  },
  {
    isIn: /\dcq(?:[iwbh]|min|max)\b/,
    supports: '(width: 1cqi)',
    instead: (value: string) =>
      value
        .replace(/cq(?:i|w|max)\b/g, 'vw')
        .replace(/cq(?:b|h)\b/g, 'vh')
        .replace(/cqmin\b/g, 'vmin'),
  },
  {
    isIn: /\dlh\b/,
    supports: '(height: 1lh)',
    instead: (value: string) => value.replace(/([\d.]+)lh\b/g, (_, lines: string) => `${Number(lines) * LINE_EM}em`),
  },
] as const

/**
 * Covers the oldest engines of `browserslist` in package.json where the build's own lowering ends: colors in variables,
 * and values that contain a variable, which an engine accepts until it's too late for another value. Each gets a rule
 * right after it that only those engines apply.
 */
export const oldEngines: Plugin = {
  postcssPlugin: 'old-engines',
  OnceExit(root) {
    askPlainly(root)
    root.walkDecls((declaration) => {
      if (declaration.value.includes('oklch(')) declaration.value = withoutOklch(declaration.value)
    })
    root.walkDecls(MIXED_IN_ROOM, sayWithoutMix)
    const found: (readonly [Declaration, (typeof LACKING)[number]])[] = []
    root.walkDecls((declaration) => {
      for (const lacking of LACKING)
        if (lacking.isIn.test(declaration.value) && !isAsked(declaration, lacking.supports))
          found.push([declaration, lacking])
    })
    // The last one of a rule goes first, as each goes right after the rule.
    for (const [declaration, lacking] of found.toReversed()) addFor(declaration, lacking)
  },
}

/** Tailwind writes a mix's fallback for the dark theme; in a room that color is different. */
function sayWithoutMix({ prop, value, parent }: Declaration): void {
  if (!OF_ROOM.test(value) || parent?.type !== 'rule' || parent.parent?.type !== 'atrule') return
  // narrowed by their types, which PostCSS doesn't tell the compiler
  const { selector } = parent as Rule
  for (let node = (parent.parent as AtRule).prev(); node; node = node.prev()) {
    if (node.type !== 'rule' || node.selector !== selector) continue
    const before = node.nodes.findLast((one) => one.type === 'decl' && one.prop === prop)
    if (before?.type === 'decl') before.value = withoutMixes(value)
    return
  }
}

function addFor(declaration: Declaration, { supports, instead }: (typeof LACKING)[number]): void {
  const { parent } = declaration
  if (parent?.type !== 'rule') return
  // narrowed by its type, which PostCSS doesn't tell the compiler
  const around = parent as Rule
  const inner = rule({ selector: around.selector })
  inner.append(declaration.clone({ value: instead(declaration.value) }))
  around.after(atRule({ name: 'supports', params: `not ${supports}` }).append(inner))
}

/** Returns whether a surrounding condition already checks for support, or the place allows no check. */
function isAsked(declaration: Declaration, supports: string): boolean {
  const word = /: ?(?:1)?([a-z-]+)/.exec(supports)?.[1] ?? ''
  for (let node: Node | undefined = declaration.parent; node; node = node.parent) {
    if (node.type !== 'atrule') continue
    // narrowed by its type, which PostCSS doesn't tell the compiler
    const { name, params } = node as AtRule
    if (name.endsWith('keyframes') || (name === 'supports' && params.includes(word))) return true
  }
  return false
}

const MIX =
  /color-mix\(in [a-z]+,\s*((?:[^(),]|\((?:[^()]|\([^()]*\))*\))+?)(?:\s+([\d.]+)%)?\s*,\s*((?:[^(),]|\((?:[^()]|\([^()]*\))*\))+?)(?:\s+([\d.]+)%)?\s*\)/

/**
 * Replaces a mix with its larger color. A mix with transparency becomes the color itself, unless that is barely
 * visible.
 */
function withoutMixes(value: string): string {
  let rest = value
  for (let mix = MIX.exec(rest); mix; mix = MIX.exec(rest)) {
    const [whole, one = '', part, other = '', otherPart] = mix
    const share = part === undefined ? 100 - Number(otherPart ?? 50) : Number(part)
    const least = other === 'transparent' ? 20 : 50
    rest = rest.replace(whole, () => (share >= least ? one : other))
  }
  return rest
}
