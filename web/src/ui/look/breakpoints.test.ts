import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SOURCE = join(import.meta.dirname, '../..')
const filesOf = (end: string) =>
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(end))
const textOf = (file: string) => readFileSync(join(SOURCE, file), 'utf8')

/**
 * An upright phone ends at 40, a tablet at 64, a narrow laptop at 80. Anything wider than 90 or 112 is a screen on a
 * desk.
 */
const WIDTHS = ['40', '64', '80', '90', '112']
/**
 * A phone on its side ends at 32 (24 is the smallest), a short phone at 44, and all others start at 48. A laptop is low
 * until 52.
 */
const HEIGHTS = ['24', '32', '44', '48', '52', '60']

describe('layout breakpoints', () => {
  const queries = filesOf('.css').flatMap((file) =>
    [...textOf(file).matchAll(/@media ([^{]*)\{/g)].map(([, query = '']) => query),
  )

  it.each([
    ['width', WIDTHS],
    ['height', HEIGHTS],
  ])('are few in the style sheets, by %s', (side, edges) => {
    const asked = queries.flatMap((query) => [
      ...[...query.matchAll(new RegExp(`\\b${side} ?[<>]=? ?([\\d.]+)rem`, 'g'))].map(([, edge]) => edge),
      ...[...query.matchAll(new RegExp(`([\\d.]+)rem ?<=? ?${side}\\b`, 'g'))].map(([, edge]) => edge),
    ])
    expect([...new Set(asked)].filter((edge) => !edges.includes(edge ?? ''))).toEqual([])
    expect(asked.length).toBeGreaterThan(20)
  })

  it('have names wherever a class uses them', () => {
    const unnamed = filesOf('.tsx').flatMap((file) =>
      [...textOf(file).matchAll(/["'` ](?:[a-z-]+:)*((?:min|max)-\[[\d.]+rem\]|\[@media[^\]]*\]):/g)].map(
        ([, edge]) => `${file}: ${edge}`,
      ),
    )
    expect(unnamed).toEqual([])
  })
})
