import type { Program } from '../../drills/play/processes.ts'
import { Screen } from '../../drills/play/screen.ts'
import type { PlayedTable } from './play.ts'
import type { Side } from './report.ts'
import type { Scene } from './tables.ts'

/** Opens every table's screens, spread over these processes. */
export async function openOurs(name: string, programs: readonly Program[], scenes: readonly Scene[]): Promise<Side> {
  const tables: PlayedTable[] = []
  for (const scene of scenes) tables.push(await seat(scene, programs))
  return { name, programs, tables, door: programs[0]?.port ?? 0, rounds: [] }
}

async function seat(scene: Scene, programs: readonly Program[]): Promise<PlayedTable> {
  const { code } = scene.session
  const screens = scene.tokens.map((token, i) =>
    Screen.open(programs[i % programs.length]?.port ?? 0, { proto: 1, code, seats: [token] }),
  )
  return { scene, screens: await Promise.all(screens), seqs: [], cue: 0 }
}

export async function openBare(name: string, program: Program, scenes: readonly Scene[]): Promise<Side> {
  const tables: PlayedTable[] = []
  for (const [number, scene] of scenes.entries()) {
    const screens = scene.tokens.map((_, i) => Screen.open(program.port, { number, seat: i }))
    tables.push({ scene, screens: await Promise.all(screens), seqs: [], cue: 0 })
  }
  return { name, programs: [program], tables, door: null, rounds: [] }
}
