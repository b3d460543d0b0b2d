import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shown } from '../show/testing/shown.ts'
import { type Live, openLive } from './live.ts'
import { FakeWire } from './testing/fake-wire.ts'

const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
let wire: FakeWire
let live: Live
/** The session's messages, in order. */
let events: string[]
/** The versions it read. */
let seen: number[]

beforeEach(async () => {
  vi.useFakeTimers({ now: 1_000_000 })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  wire = new FakeWire()
  events = []
  seen = []
  const tell = (what: string) => () => void events.push(what)
  live = openLive({ code: 'BCDFGH', seats: ['a'.repeat(43)], device: 'a-device' }, () => ({ v: 3, epoch: 1 }), {
    session: ({ v }) => {
      events.push('session')
      seen.push(v)
    },
    connected: tell('connected'),
    lost: tell('lost'),
    unreadable: tell('unreadable'),
    refused: (code) => events.push(`refused: ${code}`),
    closed: (reason) => events.push(`closed: ${reason}`),
    trouble: (message) => events.push(`trouble: ${message}`),
    reaction: (from, kind) => events.push(`${from} ${kind}`),
    time: tell('time'),
  })
  await passes(10)
})
afterEach(() => {
  live.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const sayHello = () => window.dispatchEvent(new Event('pageshow'))
/** Resolves once there is a connection other than this one. */
async function untilBack(before: unknown, most = 30_000): Promise<number> {
  const since = Date.now()
  while (Date.now() - since < most) {
    await passes(10)
    if (wire.line !== before && events.at(-1) === 'connected') return Date.now() - since
  }
  return Number.POSITIVE_INFINITY
}

test('[BACK-1] each connection says who it is, what it holds and what it has', async () => {
  const auth = { proto: 1, code: 'BCDFGH', seats: ['a'.repeat(43)], device: 'a-device', v: 3, epoch: 1 }
  expect(wire.line.auth).toEqual(auth)
  wire.line.cut()
  expect(await untilBack(wire.lines[0])).toBeLessThan(500)
  expect(wire.line.auth).toEqual(auth)
  expect(events).toEqual(['connected', 'lost', 'connected'])
})

test('[BACK-2] detects a dead connection by its missing pings, in eighteen seconds', async () => {
  wire.line.goSilent()
  const took = await untilBack(wire.line)
  expect(took).toBeGreaterThan(7000)
  expect(took).toBeLessThan(18_500)
})

test("[BACK-3] a phone that wakes up asks, and doesn't wait for an answer that isn't coming", async () => {
  wire.line.goSilent()
  sayHello()
  expect(await untilBack(wire.lines[0])).toBeLessThan(2500)
})

test('[BACK-3] a phone that wakes up with a live connection keeps it, and learns the time', async () => {
  sayHello()
  await passes(5000)
  expect(wire.lines).toHaveLength(1)
  expect(events).toEqual(['connected', 'time'])
})

test('[BACK-3] however many signs of waking come together, it reconnects once', async () => {
  wire.line.goSilent()
  for (const sign of ['pageshow', 'online', 'pageshow']) {
    window.dispatchEvent(new Event(sign))
    await passes(7)
  }
  document.dispatchEvent(new Event('visibilitychange'))
  await passes(20_000)
  expect(wire.lines.filter((line) => line.auth !== null).length).toBe(2)
  expect(events.at(-1)).toBe('time')
})

test("[BACK-4] while the server doesn't answer it tries again and again, at most three and a half seconds apart", async () => {
  wire.isDown = true
  wire.line.cut()
  await passes(120_000)
  const tries = wire.lines.length
  expect(tries).toBeGreaterThan(30)
  wire.isDown = false
  expect(await untilBack(null)).toBeLessThan(5000)
})

test('[BACK-4] uses a network right away when it is back', async () => {
  wire.isDown = true
  wire.line.cut()
  await passes(60_000)
  wire.isDown = false
  const before = wire.line
  window.dispatchEvent(new Event('online'))
  expect(await untilBack(before)).toBeLessThan(50)
})

test.each(['unavailable', 'too-often', 'internal'])(
  '[BACK-5] %s passes: it asks again until it gets in',
  async (code) => {
    wire.refusal = { code, message: 'Hold on.' }
    wire.line.cut()
    await passes(20_000)
    expect(wire.lines.length).toBeGreaterThan(8)
    expect(events.filter((what) => what.startsWith('refused'))).toEqual([])
    wire.refusal = null
    expect(await untilBack(null)).toBeLessThan(3000)
  },
)

test('[BACK-6] a server that stops says when to leave it; after an end without a reason the phone asks again', async () => {
  wire.line.tell('drain', { after: 250 })
  expect(await untilBack(wire.lines[0])).toBeLessThan(400)
  wire.line.hangUp()
  expect(await untilBack(wire.lines[1])).toBeLessThan(700)
})

test("[BACK-10] a server that can't show something sends one sentence, and the connection stays", async () => {
  wire.line.tell('trouble', { message: 'Hold on.' })
  await passes(5000)
  expect(events).toContain('trouble: Hold on.')
  expect(wire.lines).toHaveLength(1)
})

test('[BACK-9] a tap without an answer checks the connection, and reconnects if it is dead', async () => {
  wire.line.goSilent()
  void live.transmit({ type: 'skip', lane: 'lane', seq: 1, seat: 'anna' })
  const took = await untilBack(wire.lines[0])
  expect(took).toBeGreaterThan(4000)
  expect(took).toBeLessThan(4500)
})

test('[BACK-9] a server that is only slow keeps its phones', async () => {
  wire.fateOf = () => 'unanswered'
  for (let seq = 1; seq <= 5; seq++) void live.transmit({ type: 'skip', lane: 'lane', seq, seat: 'anna' })
  await passes(30_000)
  expect(wire.lines).toHaveLength(1)
  expect(events).not.toContain('lost')
})

test('[BACK-7] a heartbeat every ten seconds keeps the time, and says which version this phone has', async () => {
  await passes(60_000)
  expect(events.filter((what) => what === 'time')).toHaveLength(6)
  expect(wire.heartbeats).toEqual([3, 3, 3, 3, 3, 3])
})

test('[BACK-8] reactions come through, and go out only while there is a connection', async () => {
  wire.line.tell('pulse', { from: 'hoste', kind: 'fire' })
  wire.line.tell('pulse', { from: 'hoste', kind: 'a kind there is not' })
  live.react('anna', 'laugh')
  await passes(1)
  wire.line.cut()
  live.react('anna', 'clap')
  await passes(10_000)
  expect(events.filter((what) => what.includes(' '))).toEqual(['hoste fire'])
  expect(wire.reactions).toEqual(['laugh'])
})

test('[LIVE-12] of the views that waited together, reads the first right away and then only the newest', async () => {
  for (const v of [4, 5, 6, 7]) wire.line.show(shown(v))
  await passes(5)
  expect(seen).toEqual([4, 7])
  wire.line.show(shown(8))
  wire.line.show(shown(9))
  wire.line.bid('ended')
  await passes(5)
  expect([seen, events.at(-1)]).toEqual([[4, 7, 8, 9], 'closed: ended'])
})
