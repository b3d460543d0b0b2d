import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import * as z from 'zod'
import { pathOfBrowser } from '../looks/phone/browser.ts'
import { withProduct } from '../looks/phone/served.ts'
import { median } from './timing.ts'

/** Two hundred packages for one measurement, so it's downloaded when needed. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const FOLDER = fileURLToPath(new URL('../../.cache/lighthouse', import.meta.url))
const CLI = join(FOLDER, 'node_modules/lighthouse/cli/index.js')
const TIMES = 5
const PAGES = ['/', '/games', '/game/1', '/join', '/auth', '/challenges']
const AIM = { performance: 97, lcp: 1.8 }
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const number = z.object({ numericValue: z.number() })
const score = z.object({ score: z.number().nullable() })
const Report = z.object({
  categories: z.record(z.enum(SCORES), score),
  audits: z.looseObject({
    'largest-contentful-paint': number,
    'cumulative-layout-shift': number,
    'total-blocking-time': number,
    'first-contentful-paint': number,
  }),
})
const Audits = z.record(
  z.string(),
  z.object({ title: z.string(), score: z.number().nullable(), scoreDisplayMode: z.string() }),
)

/**
 * Measures each page five times on the phone that Lighthouse simulates. `ONLY=/auth,/join` picks pages, `TIMES` how
 * often.
 */
export async function run(): Promise<void> {
  install()
  const only = process.env['ONLY']?.split(',') ?? PAGES
  const times = Number(process.env['TIMES'] ?? TIMES)
  const missed: string[] = []
  await withProduct(async (url) => {
    console.log(`  load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores; medians of ${times}`)
    console.log('| page | performance | of each run | LCP s | FCP s | blocked ms | shift | access | practices | SEO |')
    console.log('|---|---|---|---|---|---|---|---|---|---|')
    for (const page of only) {
      const reports: Measured[] = []
      for (let i = 0; i < times; i++) reports.push(await measure(url + page))
      missed.push(...tell(page, reports))
    }
    console.log(`  load ${loadavg()[0]?.toFixed(1)} at the end`)
  })
  if (missed.length > 0) throw new Error(`not reached:\n  ${missed.join('\n  ')}`)
}

type Measured = Awaited<ReturnType<typeof measure>>

function install(): void {
  if (existsSync(CLI)) return
  mkdirSync(FOLDER, { recursive: true })
  console.log(`  fetching ${LIGHTHOUSE} …`)
  const how = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', ['install', '--prefix', FOLDER, ...how, LIGHTHOUSE], { stdio: 'inherit', cwd: FOLDER })
}

async function measure(url: string) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      CLI,
      url,
      '--quiet',
      '--output=json',
      '--chrome-flags=--headless --no-sandbox --disable-background-networking',
      '--only-categories',
      SCORES.join(','),
    ],
    { env: { ...process.env, CHROME_PATH: pathOfBrowser() ?? chromium.executablePath() }, maxBuffer: 64 * 1024 * 1024 },
  )
  const json: unknown = JSON.parse(stdout)
  const { categories, audits } = Report.parse(json)
  const failed = Object.entries(Audits.parse(Object(json).audits)).flatMap(([id, one]) =>
    one.scoreDisplayMode === 'binary' && one.score !== null && one.score < 1 ? [id] : [],
  )
  return {
    scores: SCORES.map((name) => Math.round(100 * (categories[name]?.score ?? 0))),
    lcp: audits['largest-contentful-paint'].numericValue / 1000,
    fcp: audits['first-contentful-paint'].numericValue / 1000,
    blocked: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    failed,
  }
}

function tell(page: string, reports: readonly Measured[]): readonly string[] {
  const at = (pick: (one: Measured) => number) => median(reports.map(pick))
  const [performance = 0, ...others] = SCORES.map((_, i) => at(({ scores }) => scores[i] ?? 0))
  const [lcp, shift] = [at((one) => one.lcp), Math.max(...reports.map((one) => one.shift))]
  const each = reports.map(({ scores }) => scores[0]).join(' ')
  const fcp = at((one) => one.fcp).toFixed(2)
  const blocked = at((one) => one.blocked).toFixed(0)
  console.log(
    `| ${page} | ${performance} | ${each} | ${lcp.toFixed(2)} | ${fcp} | ${blocked} | ${shift.toFixed(3)} | ${others.join(' | ')} |`,
  )
  const failed = [...new Set(reports.flatMap((one) => one.failed))]
  return [
    ...(performance < AIM.performance ? [`${page}: performance ${performance}`] : []),
    ...(lcp >= AIM.lcp ? [`${page}: largest paint after ${lcp.toFixed(2)} s`] : []),
    ...(shift > 0 ? [`${page}: shifts by ${shift.toFixed(3)}`] : []),
    ...(others.some((one) => one < 100) ? [`${page}: ${others.join(', ')}; ${failed.join(', ')}`] : []),
  ]
}
