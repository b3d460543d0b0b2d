import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { join } from 'node:path'
import { view } from '@highjinks/games/session'
import { waitForVersion } from './screens/camera.ts'
import { openRehearsal } from './screens/rehearsal.ts'
import { withStudio } from './screens/studio.ts'
const which = process.env['WHO'] ?? 'phone'
await withStudio('.cache/cov', 'phone', async ({ product, camera, slugs }) => {
  for (const slug of slugs) {
  const rehearsal = await openRehearsal(product.store, slug)
  const page = await rehearsal.open(camera, which as any, which === 'tv' ? 'screen' : 'host')
  await page.evaluate(() => performance.setResourceTimingBufferSize(5000))
  for (const spot of rehearsal.spots) {
    const after = rehearsal.shot(spot, product.store.now()).after
    const { table } = view(after)
    if (which !== 'tv' && table !== null && table.round >= table.rounds) continue
    await waitForVersion(page, await rehearsal.show(after))
  }
  await page.waitForLoadState('networkidle')
  const got = await page.evaluate(() => performance.getEntries().filter((o) => o instanceof PerformanceResourceTiming).map((o: any) => [o.name, o.encodedBodySize]))
  const own = [...new Map(got as any)].filter(([n]: any) => !/\/(api|socket\.io)\//.test(n)).map(([n, s]: any) => { const p = new URL(n).pathname; const f = join('web/dist', /\.\w+$/.test(p) ? p : 'index.html'); return [p, /\.(woff2|png|jpg)$/.test(p) ? s : gzipSync(readFileSync(f), { level: 9 }).length] }).sort((a: any, b: any) => b[1] - a[1])
  ;(await import('node:fs')).writeFileSync(`/tmp/list-${slug}-${which}.json`, JSON.stringify(own))
  const sum = (re: RegExp) => { const l = own.filter(([n]: any) => re.test(n)); return `${(l.reduce((s: any, [, b]: any) => s + b, 0) / 1024).toFixed(1)} (${l.length})` }
  console.log('##', slug, 'js', sum(/\.js$/), 'css', sum(/\.css$/), 'svg', sum(/\.svg$/), 'pic', sum(/\.(png|jpg)$/), 'letters', sum(/woff2/))
  for (const [n, b] of own.filter(([n]: any) => !/\.js$|woff2/.test(n)) as any) console.log((b / 1024).toFixed(2), n)
  await page.context().close()
  }
})
