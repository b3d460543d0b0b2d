import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** What a first visit has to load before it can draw: KiB of gzipped scripts. */
export const BUDGET_KIB = 110

/** The scripts a page loads at once: its entry and what that imports statically. */
export function entryScripts(html: string) {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? []
  const wanted = tags.filter((tag) => /type="module"|rel="modulepreload"/.test(tag))
  return wanted.map((tag) => /(?:src|href)="([^"]+\.js)"/.exec(tag)?.[1] ?? '').filter(Boolean)
}

export function measureEntry(dist: string) {
  const scripts = entryScripts(readFileSync(join(dist, 'index.html'), 'utf8'))
  if (scripts.length === 0) throw new Error('web/dist/index.html loads no script')
  const bytes = scripts.map((src) => gzipSync(readFileSync(join(dist, src)), { level: 9 }).length)
  return bytes.reduce((sum, size) => sum + size, 0) / 1024
}
