import type { Program } from '../../drills/play/processes.ts'
import { memoryOf } from '../../drills/play/raw.ts'
import { percentile } from '../../drills/play/verify.ts'
import { type PlayedTable, playScenes, setBack } from './play.ts'

const WATCHED_SCENES = 20
const WATCHED_PAUSE_MS = 40
const WATCHED_AIM_MS = 50
/** The number of watchers who tap for the balcony, each once every five seconds. */
const TAPPERS = 1000
const TAPPED_AIM_MS = 15

type Start = (file: string, place: Readonly<Record<string, string>>) => Promise<Program>

/** Has thousands watch one table from several addresses, with many of them tapping; the players must not notice. */
export async function crowd(program: Program, table: PlayedTable, watchers: number, start: Start): Promise<void> {
  const calm = await playWatched(program, table)
  const before = await memoryOf(program.pid)
  const place = {
    SERVER: `${program.port}`,
    CODE: table.scene.session.code,
    COUNT: `${watchers}`,
    TAPPERS: `${TAPPERS}`,
  }
  const crowded = await start('watchers', place)
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${crowded.port}/${path}`)).text()
  const opened = async () => Number(await ask(''))
  while ((await opened()) < watchers) await new Promise((resolve) => setTimeout(resolve, 250))
  const memory = ((await memoryOf(program.pid)) - before) / watchers
  const watched = await playWatched(program, table)
  await ask('tap')
  const tapped = await playWatched(program, table)
  const [taps = 0, counted = 0] = (await ask('taps')).split(' ').map(Number)
  const ms = (acks: readonly number[]) =>
    `p50 ${percentile(acks, 0.5).toFixed(1)}, p99 ${percentile(acks, 0.99).toFixed(1)} ms`
  console.log(
    `  ${watchers} watchers: players' ack ${ms(watched)} (without them ${ms(calm)}); ${(memory * 1024).toFixed(1)} KB a connection` +
      (percentile(watched, 0.99) > WATCHED_AIM_MS ? `, the aim is ${WATCHED_AIM_MS} ms` : ''),
  )
  console.log(
    `  ${Math.min(TAPPERS, watchers)} of them tap every five seconds: players' ack ${ms(tapped)}; ${taps} taps, ${counted} in time` +
      (percentile(tapped, 0.99) > TAPPED_AIM_MS ? `, the aim is p99 ${TAPPED_AIM_MS} ms` : ''),
  )
}

async function playWatched(program: Program, table: PlayedTable): Promise<number[]> {
  const acks: number[] = []
  for (let i = 0; i < WATCHED_SCENES; i++) {
    await setBack(program.port, [table])
    acks.push(...(await playScenes([table], [program.pid], { kind: 'think', pauseMs: WATCHED_PAUSE_MS })).acks)
  }
  return acks
}
