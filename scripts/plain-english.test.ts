import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** The habits that make our English sound translated, as far as a pattern can find them. */
const HABITS = {
  'headless whoever': /\bwho(?:m|ever|mever)\b/gi,
  'is told, asked, believed': /\b(?:is|are|was|were|be|been) (?:told|asked|believed|said)\b/gi,
  'old or British adverb':
    /\b(?:anew|once more|for ever|at once|somebody|everybody|anybody|by itself)\b|\bround (?:a|the|one|it|them)\b|\b(?:passed|handed|goes|turned|turns) round\b/gi,
} as const
type Habit = keyof typeof HABITS

/** A comment that opens like this has no subject or no verb. */
const HEADLESS_OPENING = /^(?:What|Where|How|Of)\b/

/** How often each habit is still there. A change may lower a number and never raise it. */
const STILL_THERE = {
  documents: { 'headless whoever': 0, 'is told, asked, believed': 0, 'old or British adverb': 0 },
  // The four are the name of a phase, Everybody Writes.
  decisions: { 'headless whoever': 0, 'is told, asked, believed': 0, 'old or British adverb': 4 },
  comments: {
    'headless whoever': 1,
    'is told, asked, believed': 6,
    'old or British adverb': 160,
    'headless opening': 17,
  },
  // Phase names and words of the games are left.
  'comments of the client': {
    'headless whoever': 4,
    'is told, asked, believed': 2,
    'old or British adverb': 3,
    'headless opening': 5,
  },
} as const

const tracked = (pattern: RegExp) =>
  execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => pattern.test(file))
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

interface Text {
  readonly file: string
  readonly text: string
}
/** Code blocks don't count. */
const proseOf = (file: string): Text => ({ file, text: read(file).replaceAll(/```[\s\S]*?```|`[^`]*`/g, '') })
/** Documents people read to use or change the product. Records of what was measured don't count. */
const documents = tracked(/\.md$/)
  .filter((file) => !/^docs\/(?:measurements|decisions)\/|RULES\.md$/.test(file))
  .map(proseOf)
const decisions = tracked(/^docs\/decisions\/.*\.md$/).map(proseOf)

/** Comment blocks of the sources: adjacent line comments are one block. */
function commentsIn(source: string): readonly string[] {
  const blocks = [...source.matchAll(/^[ \t]*\/\*\*?([\s\S]*?)\*\//gm)].map(([, text = '']) =>
    text.replaceAll(/^\s*\* ?/gm, ''),
  )
  const lines = [...source.matchAll(/^(?:[ \t]*\/\/.*\n?)+/gm)].map(([text]) => text.replaceAll(/^\s*\/\/ ?/gm, ''))
  return [...blocks, ...lines].map((text) => text.trim()).filter((text) => text !== '')
}
const allComments = tracked(/\.(?:ts|tsx|mjs)$/).flatMap((file) =>
  commentsIn(read(file)).map((text): Text => ({ file, text })),
)
const isOfClient = ({ file }: Text) => file.startsWith('web/')
const comments = allComments.filter((one) => !isOfClient(one))
const commentsOfClient = allComments.filter(isOfClient)
const headlessIn = (texts: readonly Text[]) => texts.filter(({ text }) => HEADLESS_OPENING.test(text)).length

const countIn = (texts: readonly Text[], pattern: RegExp) =>
  texts.reduce((sum, { text }) => sum + [...text.matchAll(pattern)].length, 0)
/** The files to start with. */
function worstFiles(texts: readonly Text[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const one of texts)
    for (const pattern of Object.values(HABITS))
      counts.set(one.file, (counts.get(one.file) ?? 0) + countIn([one], pattern))
  const sorted = [...counts].filter(([, count]) => count > 0).toSorted(([, a], [, b]) => b - a)
  return sorted.slice(0, 10).map(([file, count]) => `${file}: ${count}`)
}
const habitsIn = (texts: readonly Text[]) =>
  Object.fromEntries(Object.entries(HABITS).map(([name, pattern]) => [name, countIn(texts, pattern)])) as Record<
    Habit,
    number
  > // fromEntries forgets its keys

test.each([
  ['documents', documents, {}],
  ['decisions', decisions, {}],
  ['comments', comments, { 'headless opening': headlessIn(comments) }],
  ['comments of the client', commentsOfClient, { 'headless opening': headlessIn(commentsOfClient) }],
] as const)('[VOICE-2] the habits of translated English in %s only become fewer', (place, texts, more) => {
  const found: Readonly<Record<string, number>> = { ...habitsIn(texts), ...more }
  const risen = Object.entries(STILL_THERE[place]).filter(([name, limit]) => (found[name] ?? 0) > limit)
  expect(
    risen.map(([name, limit]) => `${name}: ${found[name]}, and ${limit} before`),
    `write plain American English; when a number has fallen, lower its limit here. Most are in:\n${worstFiles(texts).join('\n')}`,
  ).toEqual([])
})
