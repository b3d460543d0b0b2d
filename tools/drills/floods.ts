import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@highjinks/session-store/testing'
import { startAttack } from './attack.ts'
import { report } from './full-size.ts'
import { endureNeighbours } from './neighbours.ts'
import { Program } from './play/processes.ts'
import { memoryOf, openSession, turnsOf } from './play/raw.ts'
import { act, Screen, type Table } from './play/screen.ts'
import { percentile } from './play/verify.ts'
import type { Options } from './run.ts'

export interface Weather {
  /** Phones at a busy table that stop reading. */
  readonly slow: number
  /** Connections of each kind that send as fast as they can; some of them don't read. */
  readonly floods: number
  /** Connections that never send a handshake. */
  readonly halfOpen: number
  /** Connections that make fifteen hundred calls in one go and read no answer. */
  readonly callers: number
}

/** The number of tables that keep playing. With this many, one percent of the answers is more than one answer. */
const TABLES = 6
/** The moves come no faster than people are allowed to make them. */
const PAUSE_MS = 120
const QUIET_MS = 3000
const TROUBLED_MS = 8000

/** Keeps tables playing while attackers stop reading, flood the server, or never send a handshake. */
export async function endure({ slow, floods, halfOpen, callers }: Weather) {
  const folder = await mkdtemp(join(tmpdir(), 'highjinks-floods-'))
  const port = await freePort()
  const program = new Program('embedded/src/main.ts', port, { DATA_DIR: folder, HOME: folder, RATE_LIMITS: 'on' })
  try {
    await program.start()
    const url = `http://127.0.0.1:${port}`
    const calm = await Promise.all(Array.from({ length: TABLES }, () => openTable(url, port)))
    const tables = calm.map(({ table }) => table)
    const busy = await openTable(url, port)
    const quiet = await act(tables, QUIET_MS, PAUSE_MS)
    const memory = await memoryOf(program.pid)

    // In its own process, so that busy attackers don't delay the measured phones.
    const attack = startAttack({
      port,
      code: busy.code,
      seat: busy.seat,
      tokens: busy.tokens,
      slow,
      floods,
      halfOpen,
      callers,
    })
    await attack.begun
    const before = await turnsOf(program.pid)
    const troubled = await act(tables, TROUBLED_MS, PAUSE_MS)
    const after = await turnsOf(program.pid)
    const ran = after.ran - before.ran
    const { waiting, uncut } = await attack.outcome
    const grown = (await memoryOf(program.pid)) - memory
    for (const { screens } of [...tables, busy.table]) for (const screen of screens) screen.close()
    const faults = [...program.deaths]
    if (waiting > 0) faults.push(`${waiting} stand in the door for ever`)
    if (uncut.length > 0) faults.push(`let through to their end: ${uncut.join()}`)
    if (grown > 100) faults.push(`memory grew by ${grown.toFixed(0)} MB`)
    const p99 = (acks: readonly number[]) => Math.round(percentile(acks, 0.99))
    return {
      faults,
      before: p99(quiet),
      during: p99(troubled),
      /** The factor by which everything slowed down because other processes used the CPU. */
      slowdown: (ran + after.stood - before.stood) / ran,
      acks: troubled.length,
      /** A table's acknowledgements per second, compared to before. */
      pace: troubled.length / TROUBLED_MS / (quiet.length / QUIET_MS),
      grown: Math.round(grown),
    }
  } finally {
    await program.end()
    await rm(folder, { recursive: true, force: true })
  }
}

async function openTable(url: string, port: number) {
  const { code, seats } = await openSession(url, ['Ann', 'Bob', 'Cleo'])
  const greet = (token: string) => Screen.open(port, { proto: 1, code, seats: [token] })
  const screens = await Promise.all(seats.map(({ token }) => greet(token)))
  const [actor] = screens
  if (!actor) throw new Error('a table without a host')
  const table: Table = { actor, seat: seats[0]?.id ?? '', screens, seq: 0 }
  return { table, code, seat: seats[0]?.id ?? '', tokens: seats.map(({ token }) => token) }
}

const NOTHING: Weather = { slow: 0, floods: 0, halfOpen: 0, callers: 0 }
/**
 * One wave at a time, because attackers, server and phones share this machine, and running them together would measure
 * its cores. Node parses a pipeline of calls before anything can refuse it, which blocks everyone once for that long.
 */
const WAVES: Readonly<Record<string, Weather & { readonly most: number }>> = {
  floods: { ...NOTHING, floods: 4, most: 100 },
  'slow readers': { ...NOTHING, slow: 20, most: 100 },
  'half-open': { ...NOTHING, halfOpen: 2000, most: 100 },
  callers: { ...NOTHING, callers: 20, most: 2000 },
}

export async function floods(_options: Options): Promise<void> {
  await endureNeighbours()
  for (const [name, { most, ...weather }] of Object.entries(WAVES)) {
    const found = await endure(weather)
    console.log(name)
    report(found)
    if (found.during >= most) throw new Error(`${name}: the others have noticed`)
  }
  const all = await endure({ slow: 20, floods: 4, halfOpen: 2000, callers: 20 })
  console.log('all at once')
  report(all)
}
