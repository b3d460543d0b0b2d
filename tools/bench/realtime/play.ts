import { readdirSync, readFileSync } from 'node:fs'
import type { Refusal } from '@highjinks/protocol'
import { Screen } from '../../drills/play/screen.ts'
import type { Scene, Step } from './tables.ts'

/** A table in play: a scene, and a screen for each seat. */
export interface PlayedTable {
  readonly scene: Scene
  readonly screens: readonly Screen[]
  readonly seqs: number[]
  /** The table's cue, which moves must name; a bare server ignores it. */
  cue: number
}

export interface Load {
  readonly moves: number
  readonly seconds: number
  /** Seconds of processor time that the servers used. */
  readonly cpuSeconds: number
  readonly acks: readonly number[]
  /** The time of each move until the last changed screen shows it. */
  readonly lasts: readonly number[]
  /** The bytes sent to screens. */
  readonly bytes: number
  /** All bytes the servers wrote: to screens, and to a file or Redis. */
  readonly written: number
  /** The growth of Redis's log. */
  readonly logged: number
}

/**
 * The ways of tapping. `chain`: a table's next move is made right when all of its screens show the last one. `burst`:
 * everyone at a table taps at the same moment. `think`: a table waits after each move.
 */
export type Mode =
  | { readonly kind: 'chain' }
  | { readonly kind: 'burst' }
  | { readonly kind: 'think'; readonly pauseMs: number }

/** Plays every table's scene once. */
export async function playScenes(
  tables: readonly PlayedTable[],
  pids: readonly number[],
  mode: Mode = { kind: 'chain' },
): Promise<Load> {
  const taken: Taken = { acks: [], lasts: [] }
  const bytesOf = () => tables.reduce((sum, { screens }) => sum + screens.reduce((all, one) => all + one.bytes, 0), 0)
  const rest = mode.kind === 'think' ? () => undefined : stayAwake()
  const [bytes, written, cpu, began] = [bytesOf(), writtenBy(pids), cpuOf(pids), performance.now()]
  await Promise.all(tables.map((table, i) => playTable(table, mode, i / tables.length, taken)))
  const seconds = (performance.now() - began) / 1000
  rest()
  const load = { moves: taken.acks.length, seconds, cpuSeconds: cpuOf(pids) - cpu, bytes: bytesOf() - bytes }
  return { ...load, ...taken, written: writtenBy(pids) - written, logged: 0 }
}

interface Taken {
  readonly acks: number[]
  readonly lasts: number[]
}

async function playTable(table: PlayedTable, mode: Mode, offset: number, taken: Taken): Promise<void> {
  const { steps } = table.scene
  if (mode.kind === 'burst') return playAtOnce(table, taken)
  if (mode.kind === 'think') await pause(mode.pauseMs * offset)
  for (const step of steps) {
    const asked = performance.now()
    const v = await tap(table, step, taken)
    await Promise.all(table.screens.filter((_, i) => step.shown[i]).map((screen) => screen.shows(v)))
    taken.lasts.push(performance.now() - asked)
    if (mode.kind === 'think') await pause(mode.pauseMs)
  }
}

/**
 * Each seat makes its moves in order, all seats in parallel; the last one that counts changes every screen. A clap
 * after the last vote comes too late, as it does with people.
 */
async function playAtOnce(table: PlayedTable, taken: Taken): Promise<void> {
  const asked = performance.now()
  const seats = new Set(table.scene.steps.map(({ seat }) => seat))
  const newest = await Promise.all(
    [...seats].map(async (seat) => {
      let v = 0
      for (const step of table.scene.steps)
        if (step.seat === seat) v = Math.max(v, await tap(table, step, taken, 'wrong-phase'))
      return v
    }),
  )
  await Promise.all(table.screens.map((screen) => screen.shows(Math.max(...newest))))
  taken.lasts.push(performance.now() - asked)
}

/** Makes a move. Resolves with its version, or 0 if it was refused as expected. */
async function tap(
  { scene, screens, seqs, cue }: PlayedTable,
  { seat, move }: Step,
  { acks }: Taken,
  mayBe?: Refusal,
): Promise<number> {
  const asked = performance.now()
  const seq = (seqs[seat] = (seqs[seat] ?? 0) + 1)
  const id = scene.session.seats[seat]?.id
  const command = { type: 'move', cue, move, lane: 'bench', seq, seat: id }
  let ack = await screens[seat]?.send(command)
  // Retries like a phone, which takes time
  while (ack?.includes('"retryable":true')) ack = await screens[seat]?.send(command)
  acks.push(performance.now() - asked)
  const v = Number(/"v":(\d+)/.exec(ack ?? '')?.[1])
  if (!v && mayBe && ack?.includes(`"code":"${mayBe}"`)) return 0
  if (!v) throw new Error(`${JSON.stringify(move)}: ${ack}`)
  return v
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Resets the tables to the start of their scene, and waits until every screen shows it. */
export async function setBack(port: number, tables: readonly PlayedTable[]): Promise<void> {
  const shownCue = ({ last }: Screen) => Number(/"cue":(\d+)/.exec(last)?.[1] ?? 0)
  const before = tables.map(({ screens }) => Math.max(...screens.map(shownCue)))
  await fetch(`http://127.0.0.1:${port}/set-back`)
  for (const [i, table] of tables.entries()) {
    const cues = () => table.screens.map(shownCue)
    while (Math.min(...cues()) <= (before[i] ?? 0)) await new Promise((resolve) => setTimeout(resolve, 5))
    table.cue = Math.max(...cues())
  }
}

/** Keeps all processes awake, because waking a sleeper costs the writer time. A phone is woken by its radio. */
function stayAwake(): () => void {
  let isOver = false
  const turn = () => {
    if (!isOver) setImmediate(turn)
  }
  turn()
  return () => {
    isOver = true
  }
}

/** Reads the scheduler's own count in nanoseconds; ticks of ten milliseconds are too coarse. */
function cpuOf(pids: readonly number[]): number {
  const threads = pids.flatMap((pid) => readdirSync(`/proc/${pid}/task`).map((task) => `/proc/${pid}/task/${task}`))
  return threads.reduce(
    (sum, thread) => sum + Number(readFileSync(`${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e9,
    0,
  )
}

/** Returns the bytes that these processes gave to the system, for files and sockets. */
function writtenBy(pids: readonly number[]): number {
  return pids.reduce(
    (sum, pid) => sum + Number(/wchar: (\d+)/.exec(readFileSync(`/proc/${pid}/io`, 'utf8'))?.[1] ?? 0),
    0,
  )
}
