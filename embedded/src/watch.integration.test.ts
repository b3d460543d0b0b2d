import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Embedded, startEmbedded } from './embedded.ts'

const WATCH = join(import.meta.dirname, '../../docker/watch')
const FILES = ['alerts.yml', 'grafana/dashboards/highjinks.json']
const FOLDER = mkdtempSync(join(tmpdir(), 'highjinks-watch-'))
/** Prometheus adds this series and these labels itself. */
const ITS_OWN = ['up']
const ITS_OWN_LABELS = ['job', 'instance']
const WORDS = new Set(['sum', 'max', 'by', 'rate', 'histogram_quantile'])

let server: Embedded
beforeAll(async () => {
  server = await startEmbedded({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: FOLDER, LOG_LEVEL: 'silent' })
})
afterAll(async () => {
  await server.close()
  rmSync(FOLDER, { recursive: true, force: true })
})

/** Returns every series of this process with its labels. */
async function readSeries(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const series = new Map<string, Set<string>>()
  const text = await (await fetch(`${server.url}/metrics`)).text()
  for (const [, name = '', labels = ''] of text.matchAll(/^([a-z][a-z0-9_]+)(?:\{(.*)\})? \S+$/gm)) {
    const known = series.get(name) ?? new Set()
    for (const [, label = ''] of labels.matchAll(/([a-z_]+)="/g)) known.add(label)
    series.set(name, known)
  }
  return series
}

/** Returns the expressions in a file. */
function expressionsIn(file: string): readonly string[] {
  const text = readFileSync(join(WATCH, file), 'utf8')
  if (file.endsWith('.yml')) return [...text.matchAll(/^\s+expr: (.*)$/gm)].map(([, expression = '']) => expression)
  return [...text.matchAll(/^\s+"expr": (".*"),$/gm)].map(([, expression = '']) => String(JSON.parse(expression)))
}

test.each(FILES)('[LOG-6] every series that %s asks for is there, with the labels it asks by', async (file) => {
  await fetch(`${server.url}/api/nothing`)
  const series = await readSeries()
  const expressions = expressionsIn(file)
  expect(expressions.length).toBeGreaterThan(8)
  for (const expression of expressions) {
    const grouped = [...expression.matchAll(/by \(([^)]*)\)/g)].flatMap(([, labels = '']) => labels.split(', '))
    const bare = expression.replaceAll(/by \([^)]*\)/g, '').replaceAll(/\[\w+\]/g, '')
    const asked = [...bare.matchAll(/\b([a-z][a-z0-9_]+)(?:\{([^}]*)\})?/g)].filter(([, name = '']) => !WORDS.has(name))
    expect(asked.length, expression).toBeGreaterThan(0)
    for (const [, name = '', matchers = ''] of asked) {
      if (ITS_OWN.includes(name)) continue
      const labels = series.get(name)
      expect(labels, `${name} in ${expression}`).toBeDefined()
      const needed = [...matchers.matchAll(/([a-z_]+)=/g)].map(([, label = '']) => label)
      for (const label of [...needed, ...grouped.filter((one) => !ITS_OWN_LABELS.includes(one))])
        expect([...(labels ?? [])], `${name} in ${expression}`).toContain(label)
    }
  }
})

test('[LOG-6] rooms and people are counted as they are now', async () => {
  const text = await (await fetch(`${server.url}/metrics`)).text()
  expect(text).toMatch(/^highjinks_rooms 0$/m)
  expect(text).toMatch(/^highjinks_people\{as="seated"\} 0$/m)
})

test('[LOG-5] every reply has an id of its own, whatever it is and whatever its caller calls it', async () => {
  const ids = await Promise.all(
    ['/', '/api/games', '/api/nothing', '/healthz', '/no/such/page'].map(async (path) => {
      const { headers } = await fetch(server.url + path, { headers: { 'x-request-id': 'mine' } })
      return headers.get('x-request-id') ?? ''
    }),
  )
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[\w-]{12}$/)
})
