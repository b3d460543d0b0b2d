import { rm } from 'node:fs/promises'
import { seeded } from '@highjinks/games'
import { askBalcony, decideCommand, type Session } from '@highjinks/games/session'
import { simulatedMove } from '@highjinks/games/testing'
import { type Intent, nameKey, type PlayerId } from '@highjinks/protocol'
import { makeSession, takeSeat } from '@highjinks/realtime-server/testing'
import { openRedisStore, type SessionStore } from '@highjinks/session-store'
import { freePort, type RedisServer, startRedisServer } from '@highjinks/session-store/testing'
import { report } from './full-size.ts'
import { pause } from './play/player.ts'
import { Program } from './play/processes.ts'
import { Screen } from './play/screen.ts'
import { percentile } from './play/verify.ts'
import type { Options } from './run.ts'

const MAIN = 'realtime-server/src/main.ts'
/** Everyone taps within this time. */
const WITHIN_MS = 5000
const AT_ONCE = 50
/** An address has no ports for more. */
const PER_ADDRESS = 5000

/**
 * Watchers on two processes tap within five seconds. The count is exact and one commit; then a process dies in a phase,
 * and the balcony is silent in that phase and back in the next one.
 */
export async function tapTogether({ watchers, seed }: { readonly watchers: number; readonly seed: number }) {
  const faults: string[] = []
  const check = (isTrue: boolean, fault: string) => void (isTrue || faults.push(fault))
  const redis = await startRedisServer('always')
  const [, folder = ''] = (await redis.command('CONFIG', 'GET', 'dir')) as string[]
  const ports = await Promise.all([freePort(), freePort()])
  const programs = ports.map((port) => new Program(MAIN, port, { REDIS_URL: redis.url }))
  await Promise.all(programs.map((program) => program.start()))
  const store = await openRedisStore({ url: redis.url })
  const room = await Room.open(store, ports[0] ?? 0, seed)
  try {
    await room.playUntil(isAsked)
    const crowd = await sitDown(watchers, room.code, ports)
    await room.until(({ watchers: seen }) => seen === watchers)

    const first = await tap(room, crowd)
    check(first.refused === 0, `${first.refused} taps were refused`)
    check(first.versions === 0, `${first.versions} commits while ${watchers} tapped`)
    const told = await room.answer()
    const sum = await sumOf(redis)
    check(sum === watchers, `${sum} of ${watchers} taps were counted`)
    check(told.commits === 1, `${told.commits} commits for one phase`)
    check(told.of === 1, `the balcony said ${told.of} things`)

    await room.playUntil(isAsked)
    const second = await tap(room, crowd)
    check(second.refused === 0, `${second.refused} taps were refused in the second phase`)
    await programs[1]?.end('SIGKILL')
    const silent = await room.answer()
    check(silent.of === 1, 'the balcony spoke for a process that had died')
    check(silent.commits === 0, `${silent.commits} commits for a silent phase`)

    await room.playUntil(isAsked)
    const here = crowd.filter((_, i) => i % 2 === 0)
    await tap(room, here)
    const back = await room.answer()
    check(back.of === 2, 'the balcony stays silent in the phase after')
    for (const screen of crowd) screen.close()
    return { faults, watchers, taps: first.acks.length, p99: Math.round(percentile(first.acks, 0.99)) }
  } finally {
    room.close()
    await Promise.all(programs.map((program) => program.end()))
    await store.close()
    await redis.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const isAsked = (session: Session) => askBalcony(session) !== null

/** A table whose players are moved from here, while their phones are connected to one of the processes. */
class Room {
  readonly code: string
  private readonly id: string
  private readonly seats: readonly PlayerId[]
  private readonly store: SessionStore
  private readonly random: () => number
  private readonly phones: readonly Screen[]
  private commits = 0

  private constructor(parts: Pick<Room, 'code'> & { id: string; seats: readonly PlayerId[] } & RoomParts) {
    this.code = parts.code
    this.id = parts.id
    this.seats = parts.seats
    this.store = parts.store
    this.random = parts.random
    this.phones = parts.phones
    let before: unknown = null
    this.store.watch(this.id)
    this.store.onCommit((_, { session }) => {
      const now = JSON.stringify(session?.balcony ?? null)
      if (before !== null && now !== before) this.commits++
      before = now
    })
  }

  static async open(store: SessionStore, port: number, seed: number): Promise<Room> {
    const settings = { duration: 'Quick', reveal: 'open', clock: 'soft', pace: 'none', balcony: 'guesses' } as const
    const session = await makeSession(store, 'never-have-i-ever', settings)
    const held = [session.host, await takeSeat(store, session, 'Ann'), await takeSeat(store, session, 'Bob')]
    const { code, id } = session
    const phones = await Promise.all(held.map(({ token }) => Screen.open(port, { proto: 1, code, seats: [token] })))
    const room = new Room({ code, id, seats: held.map((seat) => seat.id), store, random: seeded(seed), phones })
    await room.says(session.host.id, { type: 'start' })
    await room.until(({ status }) => status === 'playing')
    return room
  }

  close(): void {
    for (const phone of this.phones) phone.close()
  }

  async read(): Promise<{ readonly v: number; readonly session: Session }> {
    const stored = await this.store.read(this.id)
    if (!stored) throw new Error('the session is gone')
    return stored
  }

  async until(what: (session: Session) => boolean): Promise<void> {
    while (!what((await this.read()).session)) await pause(20)
  }

  /** Makes everyone's moves, and goes on without the players who owe none. */
  async playUntil(what: (session: Session) => boolean): Promise<void> {
    for (;;) {
      const { session } = await this.read()
      if (what(session)) return
      if (session.status === 'over') throw new Error('the game ended before it was asked')
      if (!(await this.move(session))) await pause(50)
    }
  }

  /** Ends the phase with the question, and waits for the balcony's answer. */
  async answer() {
    const asked = askBalcony((await this.read()).session)?.key
    this.commits = 0
    await this.playUntil((session) => askBalcony(session)?.key !== asked)
    // Far longer than it takes; the silence after a kill must last as well
    await pause(1500)
    return { commits: this.commits, of: (await this.read()).session.balcony?.of ?? 0 }
  }

  private async move(session: Session): Promise<boolean> {
    for (const seat of this.seats) {
      const move = simulatedMove(session, seat, this.random)
      if (move && (await this.says(seat, { type: 'move', cue: session.cue, move }))) return true
    }
    return this.says(this.seats[0] ?? '', { type: 'skip', cue: session.cue })
  }

  private async says(seat: PlayerId, intent: Intent): Promise<boolean> {
    const sender = { seat, freshId: () => 'none', keyOf: nameKey }
    const outcome = await this.store.update(this.id, (session, now) =>
      decideCommand(session, sender, intent, { now, random: this.random }),
    )
    return outcome.ok
  }
}

interface RoomParts {
  readonly store: SessionStore
  readonly random: () => number
  readonly phones: readonly Screen[]
}

async function sitDown(watchers: number, code: string, ports: readonly number[]): Promise<readonly Screen[]> {
  const crowd: Screen[] = []
  while (crowd.length < watchers) {
    const some = Array.from({ length: Math.min(AT_ONCE, watchers - crowd.length) }, (_, i) => crowd.length + i)
    const host = `127.0.0.${2 + Math.floor(crowd.length / PER_ADDRESS)}`
    const auth = (i: number) => ({ proto: 1, code, seats: [], device: `watching-phone-${i}` })
    crowd.push(...(await Promise.all(some.map((i) => Screen.open(ports[i % ports.length] ?? 0, auth(i), host)))))
  }
  return crowd
}

/** Everyone taps, two of three the same, spread over the time. */
async function tap(room: Room, crowd: readonly Screen[]) {
  const { v, session } = await room.read()
  const values = askBalcony(session)?.options.map(({ value }) => value) ?? []
  const acks: number[] = []
  let refused = 0
  await Promise.all(
    crowd.map(async (screen, i) => {
      await pause((WITHIN_MS * i) / crowd.length)
      const asked = performance.now()
      const answer = await screen.emit('tap', { cue: session.cue, value: values[i % 3 === 0 ? 1 : 0] })
      acks.push(performance.now() - asked)
      if (!answer.includes('"ok":true')) refused++
    }),
  )
  return { acks, refused, versions: (await room.read()).v - v }
}

/** Adds up what the processes handed in. */
async function sumOf(redis: RedisServer): Promise<number> {
  const keys = (await redis.command('KEYS', '*:counts:*')) as string[]
  const all = await Promise.all(keys.map((key) => redis.command('HVALS', key) as Promise<string[]>))
  const taps = all.flat().map((text) => Object.values(JSON.parse(text) as Record<string, number>))
  return taps.flat().reduce((sum, count) => sum + count, 0)
}

export async function balcony({ seed, scale }: Options): Promise<void> {
  report(await tapTogether({ watchers: Math.max(8, Math.round(1000 * scale)), seed }))
}
