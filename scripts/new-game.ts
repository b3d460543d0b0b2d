import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const TEMPLATE = join(import.meta.dirname, 'new-game/template')
const SLUG = /^[a-z]+(-[a-z]+)*$/

/** The names in the template. */
const EITHER_OR = { slug: 'either-or', name: 'Either Or', constant: 'eitherOr' } as const

const [slug = ''] = process.argv.slice(2)
if (!SLUG.test(slug)) fail('npm run new-game -- <slug>: small letters, and hyphens between words')
const folders = { games: `games/src/${slug}`, web: `web/src/games/${slug}` } as const
if (existsSync(join(ROOT, folders.games))) fail(`there is ${folders.games} already`)

const words = slug.split('-')
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const name = words.map(capital).join(' ')
const constant = [words[0], ...words.slice(1).map(capital)].join('')

copy('games', folders.games)
copy('web', folders.web)
cpSync(join(TEMPLATE, 'cover.svg'), join(ROOT, `web/public/covers/${slug}.svg`))
const lists = {
  'games/src/register.ts': [`import { ${constant} } from './${slug}/index.ts'`, `  '${slug}': ${constant},`],
  'games/src/rules-in-brief.ts': [
    `import { rules as ${constant} } from './${slug}/brief.ts'`,
    `  '${slug}': ${constant},`,
  ],
  'games/src/rules-in-full.ts': [
    `import { about as ${constant} } from './${slug}/about.ts'`,
    `  '${slug}': ${constant},`,
  ],
} as const
for (const [file, [imported, entry]] of Object.entries(lists))
  edit(file, (text) => `${imported}\n${text.replace(/^\}(?! from)/m, `${entry}\n}`)}`)
edit('web/src/games/index.ts', (text) => `${text}export { game as '${slug}' } from './${slug}/game.ts'\n`)
const touched = [...Object.values(folders), ...Object.keys(lists), 'web/src/games/index.ts']
const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')
execFileSync(process.execPath, [biome, 'check', '--write', '--linter-enabled=false', ...touched], { cwd: ROOT })
console.log(`${name} can be played: npm run dev. It is yours now: ${Object.values(folders).join(', ')}`)

function copy(part: keyof typeof folders, folder: string): void {
  cpSync(join(TEMPLATE, part), join(ROOT, folder), { recursive: true })
  for (const file of readdirSync(join(ROOT, folder))) edit(join(folder, file), named)
}

function named(text: string): string {
  return text
    .replaceAll(EITHER_OR.slug, slug)
    .replaceAll(EITHER_OR.name, name)
    .replaceAll(EITHER_OR.constant, constant)
    .replace('  id: 0,', `  id: ${nextId()},`)
}

/** Returns an ID greater than any existing game's. */
function nextId(): number {
  const games = join(ROOT, 'games/src')
  const abouts = readdirSync(games).map((folder) => join(games, folder, 'about.ts'))
  const ids = abouts.filter(existsSync).map((file) => Number(/^ {2}id: (\d+),$/m.exec(readFileSync(file, 'utf8'))?.[1]))
  return Math.max(...ids) + 1
}

function edit(file: string, change: (text: string) => string): void {
  const path = join(ROOT, file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

function fail(why: string): never {
  console.error(why)
  process.exit(1)
}
