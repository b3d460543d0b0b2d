import { parse, type Rule } from 'postcss'
import type { Plugin } from 'vite'
import { inBrackets } from './specificity.ts'

/** Removes styles for places with a mark that this document never has. */
export function neverShown(mark: RegExp): Plugin {
  return {
    name: 'never-shown',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('.css') ? { code: without(code, mark), map: null } : null),
  }
}

export function without(css: string, mark: RegExp): string {
  const root = parse(css)
  root.walkRules((rule) => keepOf(rule, (selector) => !mark.test(needsOf(selector))))
  return root.toString()
}

/** Keeps only some of a rule's selectors, and removes the rule if none is left. */
export function keepOf(rule: Rule, isKept: (selector: string) => boolean): void {
  const kept = rule.selectors.filter(isKept)
  if (kept.length === 0) rule.remove()
  else if (kept.length < rule.selectors.length) rule.selectors = kept
}

/** Returns a selector without parts it doesn't need: negations and alternatives. */
function needsOf(selector: string): string {
  const [said = '', kind] = /:(not|is|where|has)(?=\()/.exec(selector) ?? []
  if (said === '') return selector
  const from = selector.indexOf(said)
  const inner = inBrackets(selector, from + said.length)
  const isNeeded = kind !== 'not' && !inner.includes(',')
  const rest = selector.slice(from + said.length + inner.length + 2)
  return `${selector.slice(0, from)} ${isNeeded ? needsOf(inner) : ''} ${needsOf(rest)}`
}
