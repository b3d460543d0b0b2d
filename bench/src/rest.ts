import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Program } from '@highjinks/drills/play'
import { ENDPOINTS } from '@highjinks/protocol'
import { freePort } from '@highjinks/session-store/testing'
import { cpuOf } from './rest/cpu.ts'
import { type Load, load } from './rest/load.ts'
import { median } from './timing.ts'

const ROUNDS = 9
/** Not counted: until then the compiler is still at work on both, longer on the one that does more. */
const WARM_UP = 4
const CONNECTIONS = 32
const SLICE_MS = 1200
const SESSIONS = 40
const SEATS = 8

/** The busy calls against the same JSON from a bare Express route: two processes that take turns on one machine. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'highjinks-bench-'))
  const answers = join(folder, 'answers.json')
  const common = { NODE_ENV: 'production', LOG_LEVEL: 'info' }
  const ours = new Program('embedded/src/main.ts', await freePort(), { ...common, DATA_DIR: folder })
  const bare = new Program('bench/src/rest/bare.ts', await freePort(), { ...common, ANSWERS: answers })
  try {
    await ours.start()
    const { code } = await share(ours.port)
    const games = await call('games', ours.port)
    const byCode = await call('byCode', ours.port, { code })
    const seat = await call('join', ours.port, { body: { code, playerName: 'First' } })
    writeFileSync(answers, JSON.stringify({ games, byCode, join: seat }))
    await bare.start()
    await compare('GET /api/games', ours, bare, async () => reads(ENDPOINTS.games.path))
    await compare('GET by-code', ours, bare, async () => reads(ENDPOINTS.byCode.path.replace('{code}', code)))
    await compare('POST join', ours, bare, () => joins(ours.port))
  } finally {
    await Promise.all([ours.end('SIGTERM'), bare.end('SIGTERM')])
    rmSync(folder, { recursive: true, force: true })
  }
}

type Calls = Parameters<typeof load>[2]

interface Slice extends Load {
  /** Processor time of one call, in microseconds. */
  readonly cpu: number
}

/** Ratios are taken within a round: what else the machine does at that moment slows both. */
async function compare(name: string, ours: Program, bare: Program, calls: () => Promise<Calls>): Promise<void> {
  const rounds: (readonly [Slice, Slice])[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const our = await slice(ours, await calls())
    const their = await slice(bare, await calls())
    if (round >= WARM_UP) rounds.push([our, their])
  }
  const of = (pick: (our: Slice, their: Slice) => number) => median(rounds.map(([our, their]) => pick(our, their)))
  const figuresOf = (which: 0 | 1) => {
    const slices = rounds.map((round) => round[which])
    const at = (pick: (slice: Slice) => number) => median(slices.map(pick)).toFixed(0)
    return `${at((one) => one.perSecond)}/s, p99 ${at((one) => one.p99)} ms, ${at((one) => one.cpu)} µs of CPU`
  }
  const [speed, cpu] = [of((our, their) => our.perSecond / their.perSecond), of((our, their) => their.cpu / our.cpu)]
  console.log(`  ${name.padEnd(16)} ${speed.toFixed(2)} of bare Express (by CPU time ${cpu.toFixed(2)})`)
  console.log(`    ours ${figuresOf(0)}\n    bare ${figuresOf(1)}`)
}

async function slice(server: Program, calls: Calls): Promise<Slice> {
  const before = cpuOf(server.pid)
  const loaded = await load(server.port, CONNECTIONS, calls)
  const after = cpuOf(server.pid)
  return { ...loaded, cpu: before === null || after === null ? Number.NaN : ((after - before) * 1000) / loaded.calls }
}

function reads(path: string): Calls {
  const until = performance.now() + SLICE_MS
  const read = { call: `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`, status: 200 }
  return () => (performance.now() < until ? read : null)
}

/** Rooms with nobody in them, and for each seat somebody who takes it. */
async function joins(port: number): Promise<Calls> {
  const sessions = await Promise.all(Array.from({ length: SESSIONS }, () => share(port)))
  const bodies = Array.from({ length: SEATS }, (_, seat) =>
    sessions.map(({ code }) => JSON.stringify({ code, playerName: `Player ${seat}` })),
  ).flat()
  return () => {
    const body = bodies.pop()
    if (body === undefined) return null
    const head = `POST ${ENDPOINTS.join.path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`
    return { call: `${head}\r\n\r\n${body}`, status: 201 }
  }
}

async function share(port: number) {
  return ENDPOINTS.share.reply.parse(await call('share', port, { body: { gameId: 1 } }))
}

async function call(
  name: 'games' | 'byCode' | 'share' | 'join',
  port: number,
  { code = '', body }: { readonly code?: string; readonly body?: object } = {},
): Promise<unknown> {
  const { method, path } = ENDPOINTS[name]
  const sent = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(`http://127.0.0.1:${port}${path.replace('{code}', code)}`, { method, ...sent })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}
