import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { freePort, startProcess } from '@highjinks/session-store/testing'
import { median } from './timing.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const AGAIN = 5
/** The goals for the total and its parts, in seconds. */
const AIMS = { first: 50, later: 3 } as const

/**
 * Measures what a stranger waits for, part by part: `npm start` in a new clone, and a second time; and what a developer
 * waits for in addition. Uses npm's cache as it is.
 */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'highjinks-clone-'))
  try {
    const clone = join(folder, 'highjinks')
    execFileSync('git', ['clone', '--quiet', ROOT, clone])
    const first = await start(clone, ['npm', 'start'])
    const parts = [...first.said.matchAll(/^(?:Installed|Built).*/gm)].map(([line]) => line)
    console.log(`  first start   ${within(first.ms, AIMS.first)}`)
    for (const part of parts) console.log(`                ${part}`)
    console.log(`  node_modules  ${mebibytes(join(clone, 'node_modules'))}`)
    console.log(`  web/dist      ${mebibytes(join(clone, 'web/dist'))}`)
    const later = await repeat(() => start(clone, ['npm', 'start']))
    console.log(`  later starts  ${within(later, AIMS.later)}`)
    const server = await repeat(() => start(clone, [process.execPath, '--import', 'tsx', 'embedded/src/main.ts']))
    console.log(`                ${seconds(server)} s of it the server, the rest npm and looking for what has changed`)
    const began = performance.now()
    execFileSync(process.execPath, ['scripts/run.mjs', 'node_modules/@biomejs/biome/bin/biome', '--version'], {
      cwd: clone,
    })
    console.log(`  developing    ${seconds(performance.now() - began)} s more, once`)
    console.log(`  node_modules  ${mebibytes(join(clone, 'node_modules'))}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const seconds = (ms: number) => (ms / 1000).toFixed(1)
const within = (ms: number, aim: number) => `${seconds(ms)} s: ${ms < aim * 1000 ? 'within' : 'NOT within'} ${aim} s`

/** Returns the median of several starts, in milliseconds. */
async function repeat(work: () => Promise<{ readonly ms: number }>): Promise<number> {
  const took: number[] = []
  for (let i = 0; i < AGAIN; i++) took.push((await work()).ms)
  return median(took)
}

/** Waits until it says it's ready and is, then ends it. */
async function start(clone: string, [program, ...args]: readonly [string, ...string[]]) {
  const port = await freePort()
  const began = performance.now()
  const { child, kill, ended, out, err } = startProcess(program, args, {
    cwd: clone,
    env: { PATH: env['PATH'], HOME: env['HOME'], PORT: `${port}`, LOG_LEVEL: 'error' },
    isGroup: true,
  })
  try {
    while (!out().includes('Highjinks is ready at')) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}: ${out()}${err()}`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    const took = performance.now() - began
    const { status } = await fetch(`http://127.0.0.1:${port}/`)
    if (status !== 200) throw new Error(`it said it was ready and answered ${status}`)
    return { ms: took, said: out() }
  } finally {
    kill('SIGTERM')
    await ended
  }
}

function mebibytes(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0)
  return `${(bytes / 2 ** 20).toFixed(1)} MiB in ${files.length} files`
}
