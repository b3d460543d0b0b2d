import { expect, it, test } from 'vitest'
import { plainOf } from './plain-styles.ts'

const plain = (css: string) => plainOf(css).replace(/^(?:@property --p-\w\{[^}]*\})+/, '')
const MOVED = 'var(--p-t,translate(0)) var(--p-r,rotate(0)) var(--p-s,scale(1)) var(--p-f,translate(0))'

it('[ENGINE-5] the later layer wins without layers too, and unlayered rules win over all', () => {
  expect(
    plain('@layer theme,base;@layer base{a:not(b)::before{top:0}}@layer utilities{.a,.b:hover{top:1px}}a{top:2px}'),
  ).toBe('a:not(b):not(#_)::before{top:0}.a:not(#_#_#_),.b:hover:not(#_#_#_){top:1px}a:not(#_#_#_#_){top:2px}')
})

test.each([
  ['.a{rotate:-1deg}', `.a:not(#_#_#_#_){--p-r:rotate(-1deg);transform:${MOVED}}`],
  ['.a{translate:-50% calc(1px + 2px)}', `.a:not(#_#_#_#_){--p-t:translate(-50%,calc(1px + 2px));transform:${MOVED}}`],
  ['.a{transform:skew(3deg)}', `.a:not(#_#_#_#_){--p-f:skew(3deg);transform:${MOVED}}`],
  ['.a{--tw-scale-x:105%}', '.a:not(#_#_#_#_){--tw-scale-x:1.05}'],
  ['.a{transition:translate .5s var(--ease)}', '.a:not(#_#_#_#_){transition:transform .5s var(--ease)}'],
  [
    '@keyframes a{50%{rotate:4deg;scale:1 .97}}',
    '@keyframes a{50%{transform:var(--p-t,translate(0)) rotate(4deg) scale(1,.97) var(--p-f,translate(0))}}',
  ],
])('[ENGINE-5] %s moves an element in the one way that every engine has', (css, said) => {
  expect(plain(css)).toBe(said)
})

test.each([
  ['.a{height:1dvh}@supports not (height:1dvh){.a{height:1vh}}', '.a:not(#_#_#_#_){}.a:not(#_#_#_#_){height:1vh}'],
  ['@supports (color:color-mix(in lab, red, red)){.a{top:0}}', ''],
  ['@container (width>=21rem){.a{top:0}}', '@media (min-width:21rem){.a:not(#_#_#_#_){top:0}}'],
  ['.a:has(b),.c{top:0}.a:has(b){top:0}', '.c:not(#_#_#_#_){top:0}'],
])('[ENGINE-5] %s only uses what an old engine knows', (css, said) => {
  expect(plain(css)).toBe(said)
})
