import { describe, expect, it } from 'vitest'
import { NAMES } from '../../kit/names.ts'
import { callbacks } from './index.ts'

const LONGEST_LINE = 80
const NAME = 'Maximilian'

describe('lines that come back', () => {
  it.each(callbacks)('[KIT-33] “%s” says who wrote what, once each', (template) => {
    const open = [...template.matchAll(/\{(.*?)\}/g)].map(([, word]) => word)
    expect(open.filter((word) => word === 'author')).toHaveLength(1)
    expect(open.filter((word) => word === 'line')).toHaveLength(1)
    expect([...NAMES, 'author', 'line']).toEqual(expect.arrayContaining(open))
  })

  it('[KIT-33] no comma and no period follows a quoted line', () => {
    expect(callbacks.filter((template) => /”[,.]/.test(template))).toEqual([])
  })

  it.each(callbacks)('[DECK-8] “%s” fits a phone', (template) => {
    const filled = template.replace('{line}', 'x'.repeat(LONGEST_LINE)).replace(/\{\w+\}/g, NAME)
    expect(filled.length).toBeLessThanOrEqual(200)
  })

  it('[KIT-33] at least two in three name no one but the author, so that they work at tables of two', () => {
    const plain = callbacks.filter((template) => !NAMES.some((name) => template.includes(`{${name}}`)))
    expect(plain.length).toBeGreaterThan((callbacks.length * 2) / 3)
  })
})
