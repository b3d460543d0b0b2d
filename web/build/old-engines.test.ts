import postcss from 'postcss'
import { expect, test } from 'vitest'
import { withoutOklch } from './oklch.ts'
import { oldEngines } from './old-engines.ts'

const lower = (css: string) =>
  postcss([oldEngines])
    .process(css, { from: undefined })
    .css.replaceAll(/\s*([{}])\s*/g, '$1')

test.each([
  ['oklch(0.205 0.032 147)', '#0d1b0e'],
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(0 0 0/0.45)', '#00000073'],
  ['oklch(62.796% 0.25768 29.234)', '#ff0000'],
  ['oklch(var(--l) 0.1 20)', 'oklch(var(--l) 0.1 20)'],
])('[ENGINE-1] writes %s as %s, which every engine knows', (value, hex) => {
  expect(withoutOklch(value)).toBe(hex)
})

test.each([
  ['a{min-height:calc(100dvh - var(--x))}', '@supports not (height: 1dvh){a{min-height:calc(100vh - var(--x))}}'],
  ['a{--t:clamp(1rem,4cqi,2rem)}', '@supports not (width: 1cqi){a{--t:clamp(1rem,4vw,2rem)}}'],
  [
    'a{color:color-mix(in oklab,var(--a) 9%,var(--b))}',
    '@supports not (color: color-mix(in lab, red, red)){a{color:var(--b)}}',
  ],
  [
    'a{background:linear-gradient(color-mix(in oklab, var(--a, var(--c)) 92%, transparent), red)}',
    '@supports not (color: color-mix(in lab, red, red)){a{background:linear-gradient(var(--a, var(--c)), red)}}',
  ],
])("[ENGINE-2] adds a fallback rule to %s for engines that don't know it", (css, more) => {
  expect(lower(css)).toBe(css + more)
})

test("[ENGINE-2] a room's colors get the fallback that Tailwind writes before a mix", () => {
  const asked =
    '@supports (color: color-mix(in lab, red, red)){.a{fill:color-mix(in oklab, var(--color-leaf-900) 48%, transparent)}}'
  expect(lower(`.a{fill:#0d1b0e7a}${asked}`)).toBe(`.a{fill:var(--color-leaf-900)}${asked}`)
})

test.each([
  '@supports (color: color-mix(in lab, red, red)){a{color:color-mix(in oklab,red 5%,var(--b))}}',
  '@keyframes rise{50%{height:calc(10dvh + var(--x))}}',
])("[ENGINE-2] leaves alone what checks for support already, or can't check: %s", (css) => {
  expect(lower(css)).toBe(css)
})
