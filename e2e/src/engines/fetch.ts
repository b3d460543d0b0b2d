import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { ENGINES, type EngineVersion, folderOf, programOf } from './versions.ts'

/** Run by `npm test`. Keeps what is in the cache; downloads the rest with npm, verifies it, and unpacks it. */
if (process.platform !== 'linux' || process.arch !== 'x64')
  throw new Error(`old engines are built for Linux on x64 alone, and this is ${process.platform} on ${process.arch}`)
for (const version of [92, 107] as const) if (!existsSync(programOf(version))) fetchEngine(version)

function fetchEngine(version: EngineVersion): void {
  const folder = folderOf(version)
  mkdirSync(dirname(folder), { recursive: true })
  const draft = mkdtempSync(`${folder}-`)
  try {
    process.stdout.write(`Fetching Chromium ${version}, which the tests need …\n`)
    const spec = `@sparticuz/chromium@${version}.0.0`
    execFileSync('npm', ['pack', spec, '--pack-destination', draft, '--loglevel=error'], { timeout: 300_000 })
    const tarball = join(draft, `sparticuz-chromium-${version}.0.0.tgz`)
    const sum = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`
    if (sum !== ENGINES[version]) throw new Error(`${spec} is not what it was: ${sum}`)
    execFileSync('tar', ['xzf', tarball, '-C', draft, 'package/bin'])
    const open = (name: string) => brotliDecompressSync(readFileSync(join(draft, 'package/bin', name)))
    writeFileSync(join(draft, 'chromium'), open('chromium.br'), { mode: 0o755 })
    // The older one looks in its own folder, and searches forever without it; the newer one looks beside itself.
    const drawing = version < 100 ? join(draft, 'swiftshader') : draft
    mkdirSync(drawing, { recursive: true })
    execFileSync('tar', ['xf', '-', '-C', drawing], { input: open('swiftshader.tar.br') })
    for (const spent of [tarball, join(draft, 'package')]) rmSync(spent, { recursive: true })
    renameSync(draft, folder)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}
