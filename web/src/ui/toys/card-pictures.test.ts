import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '@highjinks/games'
import { expect, test } from 'vitest'

const CARDS = join(import.meta.dirname, '../../../public/cards')

/** Returns its shapes without any color. */
function shapesOf(slug: string, part: string): string {
  const drawing = readFileSync(join(CARDS, `${slug}-${part}.svg`), 'utf8')
  return drawing.replaceAll(/#[0-9a-f]{3,8}\b/gi, '').replaceAll(/\b(?:fill|stroke|stop-color|opacity)="[^"]*"/g, '')
}

test.each(['back', 'stamp'])('no two games have the same %s on their cards, even without color', (part) => {
  // A game without its own has the default ones.
  const slugs = Object.keys(GAMES).filter((slug) => existsSync(join(CARDS, `${slug}-${part}.svg`)))
  const shapes = slugs.map((slug) => [
    ...new Set(shapesOf(slug, part).match(/<(?:path|circle|rect|ellipse|polygon)\b[^>]*>/g)),
  ])
  expect(shapes.every((drawn) => drawn.length >= 2)).toBe(true)
  expect(new Set(shapes.map(String)).size).toBe(slugs.length)
  for (const [i, mine] of shapes.entries()) {
    for (const theirs of shapes.slice(i + 1)) {
      // Two of them can share a kind of line, but not the same lines.
      const shared = mine.filter((shape) => theirs.includes(shape)).length
      expect(shared / Math.min(mine.length, theirs.length)).toBeLessThan(0.5)
    }
  }
})
