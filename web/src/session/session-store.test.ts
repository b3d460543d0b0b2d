import { CLOSINGS } from '@highjinks/protocol'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { seenCards } from '../lib/seen-cards.ts'
import { shown } from '../show/testing/shown.ts'
import { closeSession, noteDrawn, openSession, send, showSeat, useSession } from './session-store.ts'
import { FakeWire } from './testing/fake-wire.ts'

const ANN = { playerId: 'anna', token: 'a'.repeat(43) }
const ZOE = { playerId: 'zoey', token: 'z'.repeat(43) }
const state = useSession.getState
const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
let wire: FakeWire

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  wire = new FakeWire()
})
afterEach(() => {
  closeSession()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Sits down with these seats, shows the first one's screen, and gets version 1. */
async function sitDown(...seats: readonly (typeof ANN)[]) {
  openSession({ code: 'BCDFGH', seats, me: seats[0]?.playerId ?? null })
  await passes(10)
  await shows(shown(1, { hands: Object.fromEntries(seats.map(({ playerId }) => [playerId, null])) }))
}
async function shows(...messages: readonly ReturnType<typeof shown>[]) {
  for (const message of messages) wire.line.show(message)
  await passes(1)
}

describe('what shows', () => {
  test.each([
    ['in order', [2, 3, 4], 4],
    ['the newest first', [4, 2, 3], 4],
    ['the same twice', [2, 2], 2],
    ['none of them newer', [1, 0], 1],
  ])('[LIVE-1] of views that come %s the newest stays', async (_, versions, last) => {
    await sitDown(ANN)
    await shows(...versions.map((v) => shown(v, { players: ['anna', `as-of-${v}`], hands: { anna: v } })))
    expect(state()).toMatchObject({ v: last, connection: { kind: 'live' } })
    if (last > 1) expect([state().hands.anna, state().view?.players[1]?.id]).toEqual([last, `as-of-${last}`])
  })

  test("[SEEN-4] stores the night's cards for the next one, while no game is running", async () => {
    await sitDown(ANN)
    await shows(shown(2, { status: 'playing' }), shown(3, { status: 'over', seen: 'truth-mild=2t2u' }))
    expect(seenCards()).toEqual(['truth-mild-101', 'truth-mild-102'])
  })

  test('[LIVE-1] a server that is behind takes nothing off the screen', async () => {
    await sitDown(ANN)
    await shows(shown(7, { hands: { anna: 'seven' } }))
    wire.line.cut()
    await passes(1000)
    expect(wire.line.auth).toMatchObject({ v: 7 })
    await shows(shown(5, { hands: { anna: 'five' } }))
    expect(state()).toMatchObject({ v: 7, hands: { anna: 'seven' }, connection: { kind: 'live' } })
  })

  test("[LIVE-2] something that isn't a view doesn't show", async () => {
    await sitDown(ANN)
    wire.line.tell('session', { v: 2, view: { session: {} } })
    wire.line.tell('session', null)
    await passes(1)
    expect(state()).toMatchObject({ v: 1, connection: { kind: 'live' } })
  })

  test('[LIVE-3] leaving for another session leaves nothing of the first, however late it comes', async () => {
    await sitDown(ANN)
    const before = wire.line
    before.show(shown(9))
    wire.fateOf = () => 'lost'
    void send({ type: 'skip' })
    openSession({ code: 'CDFGHJ', seats: [ZOE], me: 'zoey' })
    await passes(20)
    expect(state()).toMatchObject({ v: 0, view: null, code: 'CDFGHJ', seats: ['zoey'], pending: 0 })
    expect([before.isOpen, wire.lines.length]).toEqual([false, 2])
    closeSession()
    await passes(30_000)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('leaving', () => {
  test.each(['unanswered', 'lost'] as const)(
    "[LIVE-3] a tap that is %s when its player leaves isn't sent again, and nothing of it returns with them",
    async (fate) => {
      await sitDown(ANN)
      wire.fateOf = () => fate
      void send({ type: 'skip' })
      await passes(10)
      closeSession()
      await passes(30_000)
      wire.fateOf = () => 'answered'
      await sitDown(ANN)
      await passes(30_000)
      expect([wire.commands.length, state().pending, sessionStorage.getItem('waitingTaps') ?? '{}']).toEqual([
        1,
        0,
        '{}',
      ])
    },
  )

  test('[LIVE-3] going to another session and back finds no waiting tap', async () => {
    await sitDown(ANN)
    wire.fateOf = () => 'lost'
    void send({ type: 'skip' })
    await passes(10)
    openSession({ code: 'CDFGHJ', seats: [ZOE], me: 'zoey' })
    await passes(30_000)
    await sitDown(ANN)
    await passes(30_000)
    expect([wire.commands.length, state().pending]).toEqual([1, 0])
  })
})

describe('taps', () => {
  test('[SEND-14] a tap is under way until the page shows its effect, and not only until the answer', async () => {
    await sitDown(ANN)
    noteDrawn({ v: 1, epoch: 0 })
    const outcome = send({ type: 'skip' })
    await passes(10)
    expect([(await outcome).ok, state().pending]).toEqual([true, 1])
    await shows(shown(2, { hands: { anna: null } }))
    await passes(1000)
    expect(state()).toMatchObject({ v: 2, pending: 1 })
    noteDrawn({ v: 2, epoch: 0 })
    expect(state().pending).toBe(0)
  })

  test('[SEND-14] an effect that shows nowhere on this screen is only awaited for a moment, also by a page that draws nothing', async () => {
    await sitDown(ANN)
    void send({ type: 'skip' })
    await passes(10)
    expect(state().pending).toBe(1)
    await passes(600)
    expect(state().pending).toBe(0)
    void send({ type: 'skip' })
    await passes(10)
    await shows(shown(2, { hands: { anna: null } }))
    await passes(5000)
    expect(state().pending).toBe(0)
  })

  test('[SEND-15] a finger faster than the screen asks for nothing more, and gets no refusal', async () => {
    await sitDown(ANN)
    const move = (answer: string) => send({ type: 'move', cue: 0, move: { type: 'answer', answer } })
    const outcomes = Promise.all([move('yes'), move('no'), send({ type: 'pause' }), send({ type: 'pause' })])
    await passes(10)
    expect((await outcomes).map(({ ok }) => ok)).toEqual([true, true, true, true])
    expect(wire.effects).toEqual(['move', 'pause'])
    await shows(shown(2, { hands: { anna: null } }))
    noteDrawn({ v: 2, epoch: 0 })
    void move('no')
    await passes(10)
    expect(wire.effects).toEqual(['move', 'pause', 'move'])
  })

  test('[SEND-15] a switch turned on, off and on again is on', async () => {
    await sitDown(ANN)
    for (const paused of ['pause', 'resume', 'pause'] as const) void send({ type: paused })
    await passes(10)
    expect(wire.effects).toEqual(['pause', 'resume', 'pause'])
  })

  test('[LIVE-4] a tap whose answer was lost with its connection is sent again, and has one effect', async () => {
    await sitDown(ANN)
    wire.fateOf = (n) => (n === 1 ? 'unanswered' : 'answered')
    const outcome = send({ type: 'skip' })
    await passes(100)
    wire.line.cut()
    expect(state()).toMatchObject({ pending: 1, connection: { kind: 'hold' } })
    await passes(5000)
    expect(await outcome).toEqual({ ok: true, v: 1 })
    expect(wire.lines).toHaveLength(2)
    expect(wire.commands.map(({ lane, seq }) => [lane, seq])).toEqual(
      wire.commands.map(() => [wire.commands[0]?.lane, 1]),
    )
    expect([wire.effects, state().pending]).toEqual([['skip'], 0])
  })

  test('[LIVE-4] taps made while no server is in reach wait, and arrive once each in their order', async () => {
    await sitDown(ANN)
    wire.isDown = true
    wire.line.cut()
    const outcomes = Promise.all([send({ type: 'pause' }), send({ type: 'resume' }), send({ type: 'skip' })])
    await passes(60_000)
    expect([state().pending, state().connection.kind, wire.commands.length]).toEqual([3, 'hold', 0])
    wire.isDown = false
    await passes(10_000)
    expect((await outcomes).map((ack) => ack.ok)).toEqual([true, true, true])
    expect(wire.effects).toEqual(['pause', 'resume', 'skip'])
  })

  test('[LIVE-4] the view can overtake the answer: the tap counts as under way until the answer', async () => {
    await sitDown(ANN)
    wire.fateOf = (n) => (n === 1 ? 'unanswered' : 'answered')
    const outcome = send({ type: 'skip' })
    await passes(10)
    await shows(shown(2, { hands: { anna: null } }))
    expect(state()).toMatchObject({ v: 2, pending: 1 })
    await passes(5000)
    expect([(await outcome).ok, state().pending, wire.effects]).toEqual([true, 0, ['skip']])
  })

  test('[LIVE-5] two tabs of a seat are one device with a lane each: neither swallows the other’s taps', async () => {
    await sitDown(ANN)
    const tab = wire.line
    vi.resetModules()
    const second: typeof import('./session-store.ts') = await import('./session-store.ts')
    second.openSession({ code: 'BCDFGH', seats: [ANN], me: 'anna' })
    await passes(10)
    const outcomes = Promise.all([send({ type: 'pause' }), second.send({ type: 'resume' })])
    await passes(10)
    expect((await outcomes).map((ack) => ack.ok)).toEqual([true, true])
    expect(wire.effects).toEqual(['pause', 'resume'])
    expect(new Set(wire.commands.map(({ lane }) => lane)).size).toBe(2)
    expect(wire.line.auth?.device).toBe(tab.auth?.device)
    second.closeSession()
  })

  test('[LIVE-6] a spectator sends nothing', async () => {
    await sitDown()
    expect(await send({ type: 'skip' })).toMatchObject({ ok: false, code: 'not-your-seat' })
    expect(wire.commands).toEqual([])
  })

  test('[LIVE-6] the host’s command names the host generation it was sent from, and no one else’s does', async () => {
    await sitDown(ANN)
    void send({ type: 'start' })
    await passes(10)
    await shows(shown(2, { players: ['anna', 'hoste'], hands: { anna: null } }))
    void send({ type: 'start' })
    await passes(10)
    expect(wire.commands.map(({ hostGen }) => hostGen)).toEqual([undefined, 1])
  })
})

describe('the end', () => {
  test.each(CLOSINGS)(
    '[LIVE-7] %s is for good: waiting taps are told, nothing comes back or runs on',
    async (reason) => {
      await sitDown(ANN)
      wire.fateOf = () => 'lost'
      const outcome = send({ type: 'skip' })
      await passes(10)
      wire.line.bid(reason)
      await passes(10)
      expect(state()).toMatchObject({ connection: { kind: 'closed', reason }, pending: 0 })
      expect(await outcome).toMatchObject({ ok: false, code: 'ended' })
      window.dispatchEvent(new Event('online'))
      await passes(60_000)
      expect([wire.lines.length, wire.commands.length, vi.getTimerCount()]).toEqual([1, 1, 0])
      expect(await send({ type: 'skip' })).toMatchObject({ ok: false, code: 'ended' })
    },
  )

  test.each(['kicked', 'ended', 'expired', 'bad-seat', 'session-not-found', 'upgrade'])(
    '[LIVE-7] a return refused with %s stays refused, and shows the reason',
    async (code) => {
      await sitDown(ANN)
      wire.refusal = { code, message: 'These words.' }
      wire.line.cut()
      await passes(60_000)
      expect(state().connection).toEqual({ kind: 'refused', code, message: 'These words.' })
      expect([wire.lines.length, vi.getTimerCount()]).toEqual([2, 0])
    },
  )
})

describe('two people on one phone', () => {
  test('[LIVE-8] each has a hand, and a lane, of their own; one screen shows, and no stranger’s', async () => {
    await sitDown(ANN, ZOE)
    await shows(shown(2, { players: ['hoste', 'anna', 'zoey'], hands: { anna: 'of Ann', zoey: 'of Zoe' } }))
    expect(wire.line.auth?.seats).toEqual([ANN.token, ZOE.token])
    const hand = () => state().hands[state().me ?? '']
    expect(hand()).toBe('of Ann')
    void send({ type: 'pause' })
    showSeat('zoey')
    expect(hand()).toBe('of Zoe')
    void send({ type: 'resume' })
    showSeat('hoste')
    expect(state().me).toBe('zoey')
    await passes(10)
    expect(wire.commands.map(({ seat }) => seat)).toEqual(['anna', 'zoey'])
    expect(new Set(wire.commands.map(({ lane }) => lane)).size).toBe(2)
  })

  test.each([
    ['the one whose screen is shown', 'zoey'],
    ['the other one', 'anna'],
  ])('[HOST-10] when a seat is taken away, %s, the phone shows the remaining one', async (_, me) => {
    await sitDown(ANN, ZOE)
    showSeat(me)
    await shows(shown(2, { hands: { anna: 'of Ann' } }))
    expect(state()).toMatchObject({ seats: ['anna'], me: 'anna', connection: { kind: 'live' } })
    showSeat('zoey')
    expect(state().me).toBe('anna')
  })
})

describe('a reloaded page', () => {
  /** The same tab again: it still has what it stored, but not its memory. */
  async function reload() {
    vi.resetModules()
    wire.line.cut()
    const fresh: typeof import('./session-store.ts') = await import('./session-store.ts')
    fresh.openSession({ code: 'BCDFGH', seats: [ANN], me: 'anna' })
    await passes(10)
    return fresh
  }

  test('[SEND-11] the waiting tap goes on with its number, and has its one effect', async () => {
    await sitDown(ANN)
    wire.fateOf = () => 'unanswered'
    void send({ type: 'pause' })
    await passes(10)
    wire.fateOf = () => 'answered'
    const fresh = await reload()
    await shows(shown(2, { hands: { anna: null } }))
    await passes(10)
    expect(wire.commands.map(({ lane, seq }) => `${lane} ${seq}`)).toHaveLength(2)
    expect(new Set(wire.commands.map(({ lane, seq }) => `${lane} ${seq}`)).size).toBe(1)
    fresh.noteDrawn({ v: 2, epoch: 0 })
    expect([wire.effects, fresh.useSession.getState().pending]).toEqual([['pause'], 0])
    fresh.closeSession()
  })

  test('[SEND-11] leaving the session before that leaves nothing waiting', async () => {
    await sitDown(ANN)
    wire.fateOf = () => 'lost'
    void send({ type: 'pause' })
    await passes(10)
    closeSession()
    const fresh = await reload()
    await shows(shown(2, { hands: { anna: null } }))
    expect([wire.effects, fresh.useSession.getState().pending]).toEqual([[], 0])
    fresh.closeSession()
  })
})

describe('a server that knows more than this page', () => {
  test("[LIVE-9] a message it can't read makes the page say that there is a newer one", async () => {
    await sitDown(ANN)
    expect(state().isOutdated).toBe(false)
    wire.line.tell('session', { v: 2, view: { session: { status: 'napping' } } })
    await passes(1)
    expect(state()).toMatchObject({ v: 1, isOutdated: true })
  })

  test('[LIVE-10] follows a store that was set back, whatever the versions, and drops waiting moves', async () => {
    await sitDown(ANN)
    await shows(shown(9, { hands: { anna: 'nine' } }))
    wire.fateOf = () => 'lost'
    const outcome = send({ type: 'skip' })
    await passes(10)
    await shows({ ...shown(4, { hands: { anna: 'four' } }), epoch: 1 })
    await passes(5000)
    expect(state()).toMatchObject({ v: 4, epoch: 1, hands: { anna: 'four' } })
    expect(await outcome).toMatchObject({ ok: false, message: 'Too late, that round is over' })
    await shows(shown(10, { hands: { anna: 'ten' } }))
    expect(state().v).toBe(4)
  })

  test("[SEAT-12] a seat that left stays on this phone and shows that; a seat that is gone doesn't", async () => {
    await sitDown(ANN, ZOE)
    await shows({ ...shown(2, { hands: { zoey: null } }), left: [{ id: 'anna', name: 'Ann' }] })
    expect(state()).toMatchObject({ seats: ['anna', 'zoey'], me: 'anna', left: [{ id: 'anna' }] })
    await shows(shown(3, { hands: { zoey: null } }))
    expect(state()).toMatchObject({ seats: ['zoey'], me: 'zoey', left: [] })
  })
})
