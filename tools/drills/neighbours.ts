import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@highjinks/session-store/testing'
import { callFrom, inGroups, knockFrom } from './calls.ts'
import { pause } from './play/player.ts'
import { Program } from './play/processes.ts'
import { openRaw, turnsOf } from './play/raw.ts'
import { Screen } from './play/screen.ts'

/** The players' address, which a hostile neighbor shares. */
const HOME = '127.1.0.1'
const ELSEWHERE = '127.3.0.1'
const PASSWORD = 'secret-enough'

/** The number of calls that worked, and the slowest time. */
interface Outcome {
  readonly passed: number
  readonly of: number
  readonly slowestMs: number
}

interface Street {
  readonly port: number
  readonly pid: number
  /** A table at home: its code, its ID, and the seats' tokens. */
  readonly code: string
  readonly id: string
  readonly seats: readonly { readonly id: string; readonly token: string }[]
  /** The token of an account that has signed in from home before. */
  readonly account: string
}

async function timed(many: number, work: (i: number) => Promise<boolean>): Promise<Outcome> {
  let passed = 0
  let slowestMs = 0
  for (let i = 0; i < many; i++) {
    const began = performance.now()
    if (await work(i)) passed++
    slowestMs = Math.max(slowestMs, Math.round(performance.now() - began))
  }
  return { passed, of: many, slowestMs }
}

const login = (from: string, port: number, name: string, password = PASSWORD) =>
  callFrom(from, port, '/api/auth/login', { body: { email: `${name}@example.com`, password } })
const register = (from: string, port: number, name: string) =>
  callFrom(from, port, '/api/auth/register', {
    body: { email: `${name}@example.com`, username: name, password: PASSWORD },
  })
const host = (from: string, port: number, token?: string) =>
  callFrom(from, port, '/api/simple-session', { body: { gameId: 1, hostName: 'Ada' }, token })

/** A neighbor's trouble, and the calls that others then make. */
const TROUBLES: Readonly<Record<string, (street: Street) => Promise<Outcome>>> = {
  'seats come back behind 1,800 handshakes that prove nothing': async ({ port, code, seats }) => {
    await inGroups(1800, 60, (i) => knockFrom(HOME, port, { code, seats: [`${i}`.padStart(43, 'x')] }))
    return timed(12, async (i) => (await knockFrom(HOME, port, { code, seats: [seats[i % 2]?.token] })) === 'in')
  },
  'an owner signs in behind 110 wrong passwords for other accounts': async ({ port }) => {
    await inGroups(110, 10, (i) => login(HOME, port, `nobody-${i}`, 'wrong-word'))
    return timed(3, async () => (await login(HOME, port, 'ada')).status === 200)
  },
  'a seat reports behind 35 reports': async ({ port, id, seats }) => {
    const body = { sessionId: id, kind: 'text', text: 'Words', reason: 'Unkind' }
    await inGroups(35, 5, () => callFrom(HOME, port, '/api/reports', { body }))
    const mine = { ...body, seatToken: seats[0]?.token }
    return timed(3, async () => (await callFrom(HOME, port, '/api/reports', { body: mine })).status === 201)
  },
  'an account hosts behind 65 sessions': async ({ port, account }) => {
    await inGroups(65, 5, () => host(HOME, port))
    return timed(3, async () => (await host(HOME, port, account)).status === 201)
  },
  'codes are looked up behind 45 wrong ones': async ({ port, code }) => {
    await inGroups(45, 45, () => callFrom(HOME, port, '/api/sessions/by-code/BCDFGH'))
    return timed(4, async () => (await callFrom(HOME, port, `/api/sessions/by-code/${code}`)).status === 200)
  },
  'others sign in and up while five accounts do without end': async ({ port }) => {
    let isOn = true
    const storm = Array.from({ length: 40 }, async (_, i) => {
      while (isOn) await login(ELSEWHERE, port, `stormer-${i % 5}`)
    })
    const signedIn = await timed(6, async (i) => (await login(`127.4.0.${i + 1}`, port, 'ada')).status === 200)
    const signedUp = await timed(4, async (i) => (await register(`127.4.1.${i + 1}`, port, `new-${i}`)).status === 201)
    isOn = false
    await Promise.all(storm)
    return {
      passed: signedIn.passed + signedUp.passed,
      of: 10,
      slowestMs: Math.max(signedIn.slowestMs, signedUp.slowestMs),
    }
  },
  'sixteen others call while one address opens 3,000 connections': async ({ port }) => {
    const opened: Socket[] = []
    for (let i = 0; i < 3000; i++) {
      opened.push(connect({ port, host: '127.0.0.1', localAddress: ELSEWHERE }).on('error', () => undefined))
      if (i % 100 === 99) await pause(20)
    }
    const called = await timed(16, async (i) => (await callFrom(`127.5.0.${i + 1}`, port, '/api/games')).status === 200)
    for (const socket of opened) socket.destroy()
    return called
  },
  'somebody joins a table that one address fills with seats nobody comes to': async ({ port }) => {
    const { body: made } = await host('127.6.0.1', port)
    const sit = (from: string, playerName: string) =>
      callFrom(from, port, '/api/sessions/join', { body: { code: made.sessionCode, playerName } })
    await inGroups(7, 7, (i) => sit(ELSEWHERE, `Nobody ${i}`))
    await pause(15_500)
    return timed(3, async (i) => (await sit(`127.7.0.${i + 1}`, `Guest ${i}`)).status === 201)
  },
}

/**
 * One seat reacts as often as it can for five seconds, each time over a new connection. Returns how many were accepted.
 */
async function reactByReconnecting({ port, code, seats }: Street): Promise<number> {
  const [, seat] = seats
  const until = Date.now() + 5000
  let taken = 0
  while (Date.now() < until) {
    const socket = await openRaw(port, { from: HOME })
    if (!socket) continue
    socket.on('message', (raw: Buffer) => {
      const text = raw.toString()
      if (text.startsWith('43') && text.includes('"ok":true')) taken++
      if (!text.startsWith('40')) return
      for (let i = 0; i < 10; i++) socket.send(`42${i}["react",{"seat":"${seat?.id}","kind":"clap"}]`)
    })
    socket.send(`40${JSON.stringify({ proto: 1, code, seats: [seat?.token] })}`)
    await pause(50)
    socket.terminate()
  }
  return taken
}

/**
 * Eight seats of one table send as fast as a connection may. Returns the share of a core that takes, and how much was
 * accepted.
 */
async function tapTogether({ port, pid }: Street) {
  const { body: made } = await host('127.8.0.1', port)
  const seats = [{ id: String(made.playerId), token: String(made.seatToken) }]
  for (let i = 0; i < 7; i++) {
    const body = { code: made.sessionCode, playerName: `Tapper ${i}` }
    const { body: joined } = await callFrom('127.8.0.1', port, '/api/sessions/join', { body })
    seats.push({ id: joined.currentPlayer.id, token: joined.seatToken })
  }
  const screens = await Promise.all(
    seats.map(({ token }) => Screen.open(port, { proto: 1, code: made.sessionCode, seats: [token] }, '127.8.0.1')),
  )
  const before = await turnsOf(pid)
  const until = Date.now() + 8000
  let taken = 0
  const tap = async (screen: Screen, seat: string, n: number) => {
    for (let seq = 1; Date.now() < until; seq++) {
      const command = { type: 'rename', name: `Tapper ${n} ${seq % 10}`, lane: `tap${n}`, seq, seat }
      if ((await screen.send(command)).includes('"ok":true')) taken++
      await pause(100)
    }
  }
  await Promise.all(screens.map((screen, n) => tap(screen, seats[n]?.id ?? '', n)))
  const core = ((await turnsOf(pid)).ran - before.ran) / 8000
  for (const screen of screens) screen.close()
  return { commandsPerSecond: Math.round(taken / 8), core: Number(core.toFixed(3)) }
}

async function settle(port: number, pid: number): Promise<Street> {
  const { body: ada } = await register(HOME, port, 'ada')
  for (let i = 0; i < 6; i++) await login(`127.4.0.${i + 1}`, port, 'ada')
  for (let i = 0; i < 5; i++) await register(ELSEWHERE, port, `stormer-${i}`)
  const { body: made } = await host('127.9.0.1', port)
  const body = { code: made.sessionCode, playerName: 'Bob' }
  const { body: joined } = await callFrom('127.9.0.2', port, '/api/sessions/join', { body })
  const seats = [
    { id: made.playerId, token: made.seatToken },
    { id: joined.currentPlayer.id, token: joined.seatToken },
  ]
  return { port, pid, code: made.sessionCode, id: made.id, seats, account: ada.token }
}

/**
 * Runs a neighbor who does the worst, from the same address or another one, while the others go on. Only Linux has a
 * whole network of loopback addresses.
 */
export async function endureNeighbours(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'highjinks-neighbours-'))
  const env = { DATA_DIR: folder, HOME: folder, RATE_LIMITS: 'on' }
  const program = new Program('embedded/src/main.ts', await freePort(), env, { files: 3000 })
  const failed: string[] = []
  try {
    await program.start()
    const street = await settle(program.port, program.pid)
    for (const [name, trouble] of Object.entries(TROUBLES)) {
      const { passed, of, slowestMs } = await trouble(street)
      console.log(`${name}: ${passed} of ${of}, the slowest after ${slowestMs} ms`)
      if (passed < of) failed.push(name)
    }
    const reactions = await reactByReconnecting(street)
    console.log(`reactions of one seat that reconnects for five seconds: ${reactions}`)
    // Eight plus two a second, and what flows in during the second in which the last connection opens
    if (reactions > 20) failed.push('reactions')
    console.log('eight seats of one table, each at its rate:', await tapTogether(street))
    failed.push(...program.deaths)
  } finally {
    await program.end()
    await rm(folder, { recursive: true, force: true })
  }
  if (failed.length > 0) throw new Error(`the neighbours have noticed: ${failed.join('; ')}`)
}
