import { seeded } from '@highjinks/games'
import { parse } from 'postcss'
import { describe, expect, it } from 'vitest'
import { divide } from './divide.ts'
import { ownClass, specificityOf } from './specificity.ts'

const BODIES = [
  'padding:1px',
  'padding-left:2px',
  'padding-inline:3px',
  'width:4px',
  'color:red',
  'width:5px!important',
]
const SELECTORS = ['.x', '.x:hover', '.x>*', '[data-tv] .x', '.x:is(:where(.group):hover *)'] as const
const CONDITION = '@media (width >= 40rem)'

interface Found {
  readonly name: string
  readonly layer: number
  readonly sheet: number
  readonly place: number
  readonly specificity: number
  readonly isImportant: boolean
}

/** Returns every rule with its layers. */
function read(sheets: readonly string[]): readonly Found[] {
  const order = /@layer (u[^;]*);/.exec(sheets[0] ?? '')?.[1]?.split(',') ?? []
  return sheets.flatMap((css, sheet) => {
    const found: Found[] = []
    parse(css).walkRules((rule) => {
      let layer = -1
      for (let up = rule.parent; up && up.type === 'atrule'; up = up.parent) {
        // The parent of a rule or a layer is never a document.
        const { name, params } = up as unknown as { readonly name: string; readonly params: string }
        if (name === 'layer' && params !== 'utilities') layer = order.indexOf(params)
      }
      found.push({
        name: ownClass(rule.selector) ?? '',
        layer,
        sheet,
        place: found.length,
        specificity: specificityOf(rule.selector),
        isImportant: rule.toString().includes('!important'),
      })
    })
    return found
  })
}

/** As in the product: the first before all others, the third after the second, the fourth at any time. */
const BEFORE = [0, 0, 1, 0]
const ORDERS = [
  [0, 1, 2, 3],
  [0, 1, 3, 2],
  [0, 3, 1, 2],
]

/** Returns a number above zero if the first rule wins over the second, for sheets that loaded in this order. */
function strengthOf(one: Found, other: Found, order: readonly number[]): number {
  if (one.isImportant !== other.isImportant) return one.isImportant ? 1 : -1
  const byLayer = (one.layer - other.layer) * (one.isImportant ? -1 : 1)
  const bySheet = order.indexOf(one.sheet) - order.indexOf(other.sheet)
  return byLayer || one.specificity - other.specificity || bySheet || one.place - other.place
}

describe('a split style sheet', () => {
  it.each([1, 2, 3, 4, 5])('[LOOK-8] applies as it did in one piece, seed %i', (seed) => {
    const random = seeded(seed)
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T // never past its end
    const rules = Array.from({ length: 120 }, (_, i) => {
      const rule = `${pick(SELECTORS).replace('.x', `.x${i}`)}{${pick(BODIES)}}`
      return random() < 0.3 ? `${CONDITION}{${rule}}` : rule
    })
    const whole = `@layer utilities{${rules.join('')}}`
    const sheetOf = new Map(rules.map((_, i) => [`x${i}`, Math.floor(random() * BEFORE.length)]))
    const before = read([whole])
    const after = read(divide(whole, BEFORE, ({ selector }) => sheetOf.get(ownClass(selector) ?? '') ?? 0))
    expect(after.map(({ name }) => name).toSorted()).toEqual(before.map(({ name }) => name).toSorted())
    const now = new Map(after.map((one) => [one.name, one]))
    const bodyOf = (name: string) => rules[Number(name.slice(1))]?.match(/\{(padding|width|color)/)?.[1]
    for (const one of before)
      for (const other of before) {
        if (one === other || bodyOf(one.name) !== bodyOf(other.name)) continue
        const [mine, theirs] = [now.get(one.name), now.get(other.name)]
        if (!mine || !theirs) throw new Error(`${one.name} or ${other.name} is gone`)
        for (const order of ORDERS)
          expect(Math.sign(strengthOf(mine, theirs, order))).toBe(Math.sign(strengthOf(one, other, order)))
      }
  })

  it('[LOOK-8] keeps an important rule where everything it overrides can reach it', () => {
    const css = '@layer utilities{.a{width:1px!important}.b{width:2px!important}}'
    const sheets = divide(css, BEFORE, ({ selector }) => (selector === '.a' ? 3 : 2))
    expect(sheets.map((sheet) => /\.[ab]/g.exec(sheet)?.[0])).toEqual(['.a', undefined, '.b', undefined])
  })

  it('puts rules that two sheets share into layers of their own', () => {
    const css = '@layer utilities{.a{width:1px}.b{width:2px}.c{color:red}}'
    expect(divide(css, [0, 0], ({ selector }) => (selector === '.a' ? 1 : 0))).toEqual([
      '@layer utilities{@layer u0,u1;@layer u0{.c{color:red}}@layer u1{.b{width:2px}}}',
      '@layer utilities{@layer u0{.a{width:1px}}}',
    ])
  })
})

it.each([
  ['.a', 100],
  ['.a:hover', 200],
  ['.a>*', 100],
  ['.a:before', 101],
  ['.a::before', 101],
  ['[data-tv] .sm\\:a', 200],
  ['.a:is(:where(.group):hover *)', 200],
  [':is(.at-table, .in-laptop-lobby #b) .a', 10_200],
  ['.a:not(:last-child)', 200],
  ['.\\[\\&\\>b\\]\\:c>b', 101],
])('knows how strong %s is', (selector, strength) => expect(specificityOf(selector)).toBe(strength))

it.each([
  ['.sm\\:w-1\\/2', 'sm:w-1/2'],
  ['[data-tv] .tv\\:p-2', 'tv:p-2'],
  ['.\\31 2', '12'],
  ['.group-hover\\:a:is(:where(.group):hover *)', 'group-hover:a'],
  ['a', null],
])('knows the class that %s needs', (selector, name) => expect(ownClass(selector)).toBe(name))
