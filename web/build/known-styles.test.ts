import { expect, test } from 'vitest'
import { unknownToSafari } from './known-styles.ts'

test.each([
  ['a{anchor-name:--b}', 'property anchor-name'],
  ['a{width:3cqb}', 'unit cqb'],
  ['a{width:round(1px,2px)}', 'function round'],
  ['a:open{top:0}', 'pseudo open'],
  ['@scope (a){b{top:0}}', 'at scope'],
  ['@media (width<40rem){a{top:0}}', '@media (width<40rem)'],
  ['@media (not (min-width:40rem)){a{top:0}}', '@media (not (min-width:40rem))'],
  ['a{width:3cqi}', 'unit cqi'],
  ['a{color:color-mix(in oklab,red,blue)}', 'function color-mix'],
])('[ENGINE-7] finds %s in a sheet: %s', (css, said) => {
  expect(unknownToSafari(css)).toContain(said)
})

test.each([
  'a{height:10dvh;translate:0 1px}',
  '.sm\\:open\\:w-1:has(b){top:0}',
  'a{width:3cqi}@supports not (width:1cqi){a{width:3vw}}',
  '@supports (color:color-mix(in lab,red,red)){a{color:color-mix(in oklab,red,var(--b))}}',
  '@media not all and (min-width:40rem){a{top:0}}',
  '@property --a{syntax:"*";inherits:false}',
])('[ENGINE-7] %s is known, or has a fallback', (css) => {
  expect(unknownToSafari(css)).toEqual([])
})
