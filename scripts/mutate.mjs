import { fork } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process, { argv, env } from 'node:process'
import { applied, mutantsOf } from './mutants.mjs'
import { ROOT } from './setup.mjs'

/**
 * How many small faults the tests of the rules notice: `npm run mutate`, or `npm run mutate -- kit truth-or-dare`.
 * MUTANTS=40 is how many are tried in each folder, SEED which. It works on a copy.
 */
const EACH = Number(env['MUTANTS'] ?? 60)
const SEED = Number(env['SEED'] ?? 1)
const LEAST = 80
/** Longer than any folder's tests take. What takes longer goes round in circles. */
const PATIENCE_MS = 300_000
const COPY = join(ROOT, '.cache', `mutate-${process.pid}`)

/** Decides nothing, or only helps tests. */
const LEFT_OUT =
  /(\.test|\/(index|state|about|schema|card|toy|bot-lines|rehearsal|named-table|named-session|bank-for|prompt))\.ts$/

/** @typedef {import('./mutants.mjs').Mutant & { file: string, folder: string }} Fault */

const folders = readdirSync(join(ROOT, 'games/src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'decks')
  .map((entry) => entry.name)
const asked = argv.slice(2)
const unknown = asked.filter((name) => !folders.includes(name))
if (unknown.length > 0) throw new Error(`No folder ${unknown.join(', ')}. There are: ${folders.join(', ')}`)

copy()
const scores = []
for (const folder of asked.length > 0 ? asked : folders) scores.push(await examine(folder))
const [noticed, tried] = scores.reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0])
rmSync(COPY, { recursive: true, force: true })
console.log(`\n${noticed} of ${tried} noticed: ${((100 * noticed) / tried).toFixed(1)} %`)
process.exitCode = (100 * noticed) / tried >= LEAST ? 0 : 1

/** The rules and their tests, beside the packages they use. */
function copy() {
  rmSync(COPY, { recursive: true, force: true })
  mkdirSync(COPY, { recursive: true })
  cpSync(join(ROOT, 'games/src'), join(COPY, 'src'), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(COPY, 'node_modules'))
}

/** @param {string} folder @returns {Promise<[noticed: number, tried: number]>} */
async function examine(folder) {
  const faults = sample(faultsIn(folder))
  /** @type {Fault[]} */
  const survived = []
  let next = 0
  while (next < faults.length) next += await session(faults.slice(next), survived)
  const noticed = faults.length - survived.length
  console.log(`${folder}: ${noticed} of ${faults.length} noticed, ${((100 * noticed) / faults.length).toFixed(0)} %`)
  for (const { file, line, what } of survived) console.log(`  survived ${file}:${line}  ${what}`)
  return [noticed, faults.length]
}

/** @param {string} folder @returns {Fault[]} */
function faultsIn(folder) {
  const files = readdirSync(join(COPY, 'src', folder))
    .filter((name) => name.endsWith('.ts'))
    .sort()
  return files
    .map((name) => join('src', folder, name))
    .filter((file) => !LEFT_OUT.test(file))
    .flatMap((file) => mutantsOf(readFileSync(join(COPY, file), 'utf8')).map((one) => ({ ...one, file, folder })))
}

/** @param {Fault[]} faults */
function sample(faults) {
  let seed = SEED
  const random = () => {
    seed = (Math.imul(seed, 48271) >>> 0) % 0x7fffffff
    return seed / 0x7fffffff
  }
  const order = faults.map((fault) => ({ fault, at: random() })).sort((a, b) => a.at - b.at)
  return order.slice(0, EACH).map(({ fault }) => fault)
}

/**
 * One process tries one fault after the other until all are tried or one hangs it.
 * @param {Fault[]} faults @param {Fault[]} survived @returns {Promise<number>} how many were tried
 */
function session(faults, survived) {
  return new Promise((resolve, reject) => {
    const child = fork(join(dirname(import.meta.filename), 'mutate-tester.mjs'), [COPY], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    let at = -1
    /** @type {NodeJS.Timeout | undefined} */
    let patience
    let original = ''
    /** @param {number} tried */
    const finish = (tried) => {
      clearTimeout(patience)
      child.removeAllListeners()
      child.kill('SIGKILL')
      resolve(tried)
    }
    const ask = () => {
      const fault = faults[at]
      if (fault) {
        original = readFileSync(join(COPY, fault.file), 'utf8')
        writeFileSync(join(COPY, fault.file), applied(original, fault))
      }
      patience = setTimeout(() => {
        console.log(`  went in circles: ${fault?.file}:${fault?.line}  ${fault?.what}`)
        restore()
        finish(at + 1)
      }, PATIENCE_MS)
      child.send({ folder: faults[0]?.folder, file: fault?.file ?? null })
    }
    const restore = () => {
      const fault = faults[at]
      if (fault) writeFileSync(join(COPY, fault.file), original)
    }
    child.on('message', (/** @type {{ isGreen: boolean }} */ { isGreen }) => {
      clearTimeout(patience)
      restore()
      const fault = faults[at]
      if (!fault && !isGreen) return reject(new Error('the tests fail without any fault'))
      if (fault && isGreen) survived.push(fault)
      at++
      if (at < faults.length) ask()
      else finish(at)
    })
    child.on('exit', () => {
      restore()
      finish(at + 1)
    })
    ask()
  })
}
