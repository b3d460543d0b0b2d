import { readFileSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { view } from '@highjinks/games/session'
import { waitForVersion } from './screens/camera.ts'
import { openRehearsal } from './screens/rehearsal.ts'
import { withStudio } from './screens/studio.ts'
const DIST = process.env['MAPDIST']!
const slug = process.env['ONLY']!
const which = process.env['WHO'] ?? 'tv'
const B = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
function vlq(s: string) { const out: number[] = []; let shift = 0, val = 0; for (const c of s) { const d = B.indexOf(c); val |= (d & 31) << shift; if (d & 32) shift += 5; else { out.push(val & 1 ? -(val >> 1) : val >> 1); shift = 0; val = 0 } } return out }
await withStudio('.cache/cov', 'phone', async ({ product, camera }) => {
  const rehearsal = await openRehearsal(product.store, slug)
  const cam = { ...camera, open: async (...a: any[]) => { const p = await (camera.open as any)(...a); await p.coverage.startJSCoverage({ resetOnNavigation: false }); return p } }
  const page = await rehearsal.open(cam as any, which as any, which === 'tv' ? 'screen' : 'host', true)
  for (const spot of rehearsal.spots) {
    const after = rehearsal.shot(spot, product.store.now()).after
    const { table } = view(after)
    if (which !== 'tv' && table !== null && table.round >= table.rounds) continue
    const v = await rehearsal.show(after)
    await waitForVersion(page, v)
    await page.waitForTimeout(2500)
  }
  const cov = await page.coverage.stopJSCoverage()
  const rows: any[] = []
  for (const e of cov) {
    const path = new URL(e.url).pathname
    const f = join(DIST, path)
    if (!path.endsWith('.js') || !existsSync(f) || !existsSync(f + '.map')) continue
    const text = e.source ?? readFileSync(f, 'utf8')
    const used = new Uint8Array(text.length)
    const ranges = e.functions.flatMap((fn: any) => fn.ranges).sort((a: any, b: any) => a.startOffset - b.startOffset || b.endOffset - a.endOffset)
    for (const r of ranges) used.fill(r.count > 0 ? 1 : 0, r.startOffset, r.endOffset)
    const gz = gzipSync(text, { level: 9 }).length, ratio = gz / text.length
    const map = JSON.parse(readFileSync(f + '.map', 'utf8'))
    const lines = text.split('\n'); let off = 0, src = 0
    const per: Record<string, [number, number]> = {}
    const add = (s: string, a: number, b: number) => { const p = (per[s] ??= [0, 0]); for (let i = a; i < b; i++) { p[0]++; if (used[i]) p[1]++ } }
    map.mappings.split(';').forEach((line: string, li: number) => {
      let col = 0; let prev: [number, string] | null = null
      for (const seg of line.split(',')) { if (!seg) continue; const v = vlq(seg); col += v[0]!; if (prev) add(prev[1], off + prev[0], off + col); if (v.length > 1) { src += v[1]!; prev = [col, map.sources[src]] } else prev = null }
      if (prev) add(prev[1], off + prev[0], off + (lines[li]?.length ?? 0))
      off += (lines[li]?.length ?? 0) + 1
    })
    for (const [s, [t, u]] of Object.entries(per)) rows.push({ chunk: path.slice(8), s: s.replace(/^(\.\.\/)+/, '').replace(/^work\/[^/]+\//, ''), t, u, gz: t * ratio, waste: (t - u) * ratio })
  }
  writeFileSync(`/tmp/cov-${slug}-${which}.json`, JSON.stringify(rows))
})
