import { type AtRule, type Declaration, type Node, parse, type Root, type Rule } from 'postcss'
import type { Plugin } from 'vite'
import { KNOWN, LATER } from './safari.ts'

type Kind = keyof typeof KNOWN

/** A newer function makes a whole value unknown, so a fallback rule follows for engines that don't know it. */
const BEHIND: Readonly<Record<string, string>> = {
  'function color-mix': 'color-mix',
  'unit cqi': '1cqi',
  'unit cqw': '1cqi',
  'unit cqh': '1cqi',
  'unit cqmin': '1cqi',
  'unit lh': '1lh',
}
const WORDS = new Map(Object.entries(KNOWN).map(([kind, words]) => [kind, new Set(words.trim().split(/\s+/))]))

/** Fails the build if a sheet has something that Safari 15.4 doesn't know, unless `safari.ts` lists the fallback. */
export const knownStyles: Plugin = {
  name: 'known-styles',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
      const found = unknownToSafari(String(file.source))
      if (found.length > 0) this.error(`${file.fileName} says ${found.join(', ')}, which Safari 15.4 does not know`)
    }
  },
}

export function unknownToSafari(css: string): readonly string[] {
  const root = parse(css)
  const found = new Set<string>()
  const say = (kind: Kind, word: string, where?: Declaration) => {
    const said = `${kind} ${word}`
    const isKnown = WORDS.get(kind)?.has(word) || (Object.hasOwn(LATER, said) && isBehind(root, said, where))
    if (!isKnown && !word.startsWith('-moz-') && !word.startsWith('-webkit-')) found.add(said)
  }
  root.walkAtRules((rule) => {
    say('at', rule.name.replace('-webkit-', ''))
    if (rule.name !== 'media') return
    if (/\bnot \(|[<>]/.test(rule.params)) found.add(`@media ${rule.params}`)
    for (const [, question = ''] of rule.params.matchAll(/\(\s*([a-z-]+)/g)) say('question', question)
  })
  root.walkRules((rule) => {
    const selector = rule.selector.replaceAll(/\\./g, '').replaceAll(/"[^"]*"/g, '')
    for (const [, pseudo = ''] of selector.matchAll(/::?([a-z-]+)/g)) say('pseudo', pseudo)
  })
  root.walkDecls((declaration) => {
    const isRegistered = isAtRule(declaration.parent, 'property')
    if (!declaration.prop.startsWith('--') && !isRegistered) say('property', declaration.prop)
    const value = declaration.value.replaceAll(/"[^"]*"|url\([^)]*\)/g, '')
    for (const [, name = ''] of value.matchAll(/(?<![\w-])([a-zA-Z-]+)\(/g)) say('function', name, declaration)
    for (const [, unit = ''] of value.matchAll(/(?<![\w#.-])-?(?:\d*\.)?\d+([a-z]+)\b/g)) say('unit', unit, declaration)
  })
  return [...found]
}

/**
 * Returns whether an engine that doesn't know it finds another rule for the same elements, or whether the rule is
 * inside an `@supports`.
 */
function isBehind(root: Root, said: string, declaration: Declaration | undefined): boolean {
  const question = BEHIND[said]
  if (question === undefined || declaration === undefined) return true
  for (let node: Node | undefined = declaration.parent; node; node = node.parent)
    if (isAtRule(node, 'supports', question) || isAtRule(node, 'keyframes')) return true
  if (declaration.parent?.type !== 'rule') return true
  // narrowed by its type, which PostCSS doesn't tell the compiler
  const { selector } = declaration.parent as Rule
  let isThere = false
  root.walkAtRules('supports', (rule) => {
    if (rule.params.startsWith('not') && rule.params.includes(question))
      rule.walkRules((one) => void (isThere ||= one.selector === selector))
  })
  return isThere
}

function isAtRule(node: Node | undefined, name: string, params = ''): boolean {
  if (node?.type !== 'atrule') return false
  // narrowed by its type, which PostCSS doesn't tell the compiler
  const rule = node as AtRule
  return rule.name.endsWith(name) && rule.params.includes(params)
}
