import { readdirSync, readFileSync } from 'node:fs'
import { Screen } from './screens.ts'
import type { Scene } from './tables.ts'

/** A table that people play at: a scene, and a screen for each seat. */
export interface PlayedTable {
  readonly scene: Scene
  readonly screens: readonly Screen[]
  readonly seqs: number[]
  /** Of which state of the table a move has to speak; a bare server does not care. */
  cue: number
}

export interface Load {
  readonly moves: number
  readonly seconds: number
  /** Seconds of processor time that the servers used. */
  readonly cpuSeconds: number
  readonly acks: readonly number[]
  /** Until the last screen that it changes shows a move. */
  readonly lasts: readonly number[]
  readonly bytes: number
}

/** All tables play their scene once, each as fast as its screens follow, or with a pause after every move. */
export async function playScenes(tables: readonly PlayedTable[], pids: readonly number[], pauseMs = 0): Promise<Load> {
  const acks: number[] = []
  const lasts: number[] = []
  const bytesOf = () => tables.reduce((sum, { screens }) => sum + screens.reduce((all, one) => all + one.bytes, 0), 0)
  const rest = pauseMs > 0 ? () => undefined : stayAwake()
  const [bytes, cpu, began] = [bytesOf(), cpuOf(pids), performance.now()]
  await Promise.all(
    tables.map(async ({ scene, screens, seqs, cue }) => {
      for (const { seat, move, shown } of scene.steps) {
        const asked = performance.now()
        const seq = (seqs[seat] = (seqs[seat] ?? 0) + 1)
        const id = scene.session.seats[seat]?.id
        const ack = await screens[seat]?.send({ type: 'move', cue, move, lane: 'bench', seq, seat: id })
        acks.push(performance.now() - asked)
        const v = Number(/"v":(\d+)/.exec(ack ?? '')?.[1])
        if (!v) throw new Error(`${JSON.stringify(move)}: ${ack}`)
        await Promise.all(screens.filter((_, i) => shown[i]).map((screen) => screen.shows(v)))
        lasts.push(performance.now() - asked)
        if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
    }),
  )
  const seconds = (performance.now() - began) / 1000
  rest()
  return { moves: acks.length, seconds, cpuSeconds: cpuOf(pids) - cpu, acks, lasts, bytes: bytesOf() - bytes }
}

/** Has the tables set back to the beginning of their scene, and waits until every screen shows it. */
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

/** Waking somebody who sleeps is charged to whoever writes: a phone is woken by its radio, so nobody sleeps here. */
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

/** By the scheduler's own count, in nanoseconds: a slice is too short for ticks of ten milliseconds. */
function cpuOf(pids: readonly number[]): number {
  const threads = pids.flatMap((pid) => readdirSync(`/proc/${pid}/task`).map((task) => `/proc/${pid}/task/${task}`))
  return threads.reduce(
    (sum, thread) => sum + Number(readFileSync(`${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e9,
    0,
  )
}
