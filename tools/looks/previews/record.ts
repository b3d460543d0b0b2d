import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Game } from '@highjinks/protocol'

const PUBLIC = join(import.meta.dirname, '../../../web/public')
/** The record of what the pictures were drawn from. */
export const RECORD = join(import.meta.dirname, 'drawn.json')

export interface Preview {
  /** Null for the general one. */
  readonly slug: string | null
  readonly title: string
  readonly line: string
  readonly covers: readonly string[]
  /** A hash of the text, the cover and the drawing code. */
  readonly mark: string
}

const HOUSE = ['never-have-i-ever', 'high-rollers', 'truth-or-dare']

export function describePreviews(games: readonly Game[]): readonly Preview[] {
  const asked = [
    { slug: null, title: 'Bad ideas, good company.', line: 'Party games for grown-ups. On in ten seconds.', of: HOUSE },
    ...games.map(({ slug, name, minPlayers, maxPlayers }) => ({
      slug,
      title: name,
      line: `A party game for ${minPlayers} to ${maxPlayers} adults. Free, in the browser.`,
      of: [slug],
    })),
  ]
  const drawing = readFileSync(join(import.meta.dirname, '../previews.ts'), 'utf8')
  return asked.map(({ slug, title, line, of }) => {
    const covers = of.map((name) => `covers/${name}.svg`)
    const hash = createHash('sha256').update(drawing).update(title).update(line)
    for (const cover of [...covers, 'logo.svg']) hash.update(readFileSync(join(PUBLIC, cover)))
    return { slug, title, line, covers, mark: `${slug ?? 'highjinks'} ${hash.digest('hex').slice(0, 16)}` }
  })
}
