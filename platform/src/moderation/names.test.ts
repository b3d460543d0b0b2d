import { expect, test } from 'vitest'
import { lookAlikeKey, whyNotName } from './names.ts'

test.each([
  ['an invisible variation selector', 'Ann\uFE00'],
  ['a Cyrillic letter', 'Аnn'],
  ['another case', 'ANN'],
  ['Cyrillic in another case', 'аNN'],
  ['a Greek letter', 'Αnn'],
  ['a Cherokee letter', 'Ꭺnn'],
  ['letters of mathematics', '𝔄𝓃𝕟'],
  ['full width', 'Ａｎｎ'],
  ['a zero-width joiner', 'A\u200Dnn'],
])('[NAME-3] Ann with %s looks like Ann', (_title, name) => {
  expect(lookAlikeKey(name)).toBe(lookAlikeKey('Ann'))
})

test.each([
  ['Anna', 'Ann'],
  ['Éva', 'Eva'],
  ['Оля', 'Ola'],
  ['小明', '小朋'],
  ['👨‍👩‍👧', '👨‍👩‍👦'],
  ['Max', 'Mac'],
])('[NAME-3] %s does not look like %s', (one, other) => {
  expect(lookAlikeKey(one)).not.toBe(lookAlikeKey(other))
})

test('[NAME-3] one heart is another, in colour or not', () => {
  expect(lookAlikeKey('Ann ❤️')).toBe(lookAlikeKey('Ann ❤'))
})

test.each(['You', 'you', 'HOST', 'Ｈost', 'Ηоst', ' host '])("[NAME-4] %j is nobody's name", (name) => {
  expect(whyNotName(name)).toBe('reserved-name')
})

test.each(['Youssef', 'Hoste', 'Ghost', 'Thou'])('[NAME-4] %s is a name', (name) => {
  expect(whyNotName(name)).toBeNull()
})
