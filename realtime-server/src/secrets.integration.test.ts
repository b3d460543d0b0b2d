import { Writable } from 'node:stream'
import { GAMES } from '@highjinks/games'
import { hand, leftSeats, ownSeat, view } from '@highjinks/games/session'
import { createLog } from '@highjinks/platform'
import type { Ack, SessionMessage } from '@highjinks/protocol'
import { hashToken } from '@highjinks/session-store'
import { afterEach, expect, test } from 'vitest'
import { playOut } from './testing/evening.ts'
import { eventually, type HeldSeat, makeSession, Phone, type Process, startProcess, takeSeat } from './testing/party.ts'
import { openSpiedStore, type SpiedStore } from './testing/spied-store.ts'

const SEED = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1e6))
let spied: SpiedStore
let server: Process
let logged: string
const phones: Phone[] = []

async function open() {
  logged = ''
  const into = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString()
      done()
    },
  })
  spied = openSpiedStore()
  server = await startProcess(spied.store, { log: createLog('trace', into) })
}
afterEach(async () => {
  for (const one of phones.splice(0)) one.close()
  await server.close()
  await spied.store.close()
})

/** Returns what someone could read in a hand: the deck's sentences and typed text. */
function sentences(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 8 && value.includes(' ') ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(sentences)
}
const asWritten = (text: string) => JSON.stringify(text).slice(1, -1)
const shown = (frame: string): SessionMessage | null =>
  frame.startsWith('2["session",') ? JSON.parse(frame.slice(1))[1] : null
const shapeOf = (ack: Ack) => Object.keys(ack).sort().join()

/**
 * The first version in which each text appeared in the public view, also inside a longer text, or in this seat's own
 * hand.
 */
function firstSeen(id: string, seats: readonly HeldSeat[]) {
  const open = new Map<string, number>()
  const secrets = new Map<string, { at: number; holders: Set<string> }>()
  const history = [...spied.versions(id)].sort(([a], [b]) => a - b)
  for (const [v, session] of history) {
    for (const text of sentences(view(session))) if (!open.has(text)) open.set(text, v)
    for (const { id: seat } of seats) {
      for (const text of sentences(hand(session, seat))) {
        const known = secrets.get(text) ?? { at: v, holders: new Set() }
        known.holders.add(seat)
        secrets.set(text, known)
      }
    }
  }
  const openSince = (text: string) =>
    Math.min(...[...open].flatMap(([longer, v]) => (longer.includes(text) ? [v] : [])), Number.POSITIVE_INFINITY)
  return { opened: new Map([...secrets.keys()].map((text) => [text, openSince(text)])), secrets }
}

test.each(Object.keys(GAMES))(
  `[SECRET-1] %s: no frame holds another hand's secret before the table shows it (SEED=${SEED})`,
  async (slug) => {
    await open()
    const session = await makeSession(spied.store, slug, { duration: 'Quick', clock: SEED % 2 ? 'soft' : 'hard' })
    const guests = []
    for (const name of ['Ann', 'Bob', 'Cleo', 'Dan'])
      guests.push(await takeSeat(spied.store, session, name, `device-${name}`))
    const seats = [session.host, ...guests]
    const players = seats.map((seat) => new Phone(server.url, session.code, [seat], { device: `device-${seat.name}` }))
    const screen = new Phone(server.url, session.code, [])
    phones.push(...players, screen)
    const [host] = players
    await Promise.all(players.map((one) => one.until((m) => m.view.players.every((player) => player.online))))
    await screen.until(() => true)
    // A seat's bet appears only in its own frames.
    for (const [i, one] of players.entries())
      expect(await one.send({ type: 'first-bet', playerId: seats.at(i - 1)?.id ?? '' })).toMatchObject({ ok: true })
    // Time will jump, but the connections are real and won't.
    await spied.store.presence.keep(
      seats.map((seat) => ({ session: session.id, seat: seat.id, connection: 'kept' })),
      1e9,
    )
    expect(await host?.send({ type: 'start' })).toMatchObject({ ok: true })
    spied.elapse(1500)
    await host?.until((m) => m.view.session.status === 'playing')
    const acks = await playOut(spied, session.id, players, SEED)
    await eventually(() => [...players, screen].every((one) => one.latest?.view.session.status === 'over'))

    // Right or wrong, true or made up: an answer's acknowledgement reveals nothing.
    const accepted = acks.filter((ack) => ack.ok)
    expect(accepted.length).toBeGreaterThan(10)
    expect(new Set(accepted.map(shapeOf))).toEqual(new Set(['ok,v']))
    expect(acks.filter((ack) => !ack.ok).every((ack) => /^code,message,ok(,retryable)?$/.test(shapeOf(ack)))).toBe(true)

    const { opened, secrets } = firstSeen(session.id, seats)
    const leaks: string[] = []
    for (const phone of [...players, screen]) {
      const own = new Set(phone.seats.map((seat) => seat.id))
      let v = 0
      for (const frame of phone.frames) {
        const message = shown(frame)
        v = message?.v ?? v
        for (const [text, { at, holders }] of secrets) {
          const isPublic = (opened.get(text) ?? Number.POSITIVE_INFINITY) <= v
          const isOwn = [...holders].some((seat) => own.has(seat))
          if (at <= v && !isPublic && !isOwn && frame.includes(asWritten(text))) leaks.push(`${v}: ${text}`)
        }
        const stored = message && spied.versions(session.id).get(message.v)
        if (!message || !stored) continue
        // Only the fields that the view names.
        const expected = {
          v: message.v,
          epoch: stored.epoch,
          now: message.now,
          view: view(stored),
          hands: Object.fromEntries([...own].map((seat) => [seat, hand(stored, seat)])),
          own: Object.fromEntries([...own].map((seat) => [seat, ownSeat(stored, seat)])),
          left: leftSeats(stored, [...own]),
        }
        expect(message).toEqual(JSON.parse(JSON.stringify(expected)))
      }
    }
    expect(leaks).toEqual([])
    const everything = [...players, screen].flatMap((one) => one.frames).join('\n') + logged
    const keys = seats.flatMap((seat) => [seat.token, hashToken(seat.token), `device-${seat.name}`])
    expect(keys.filter((key) => everything.includes(key))).toEqual([])
  },
)

test('[SECRET-2] whatever goes wrong with a handshake or a command, no token comes back or is logged', async () => {
  await open()
  const broken = openSpiedStore()
  const fail = () => Promise.reject(new Error('broken'))
  const other = await startProcess(
    { ...broken.store, update: fail },
    {
      log: createLog(
        'trace',
        new Writable({
          write(chunk: Buffer, _encoding, done) {
            logged += chunk.toString()
            done()
          },
        }),
      ),
    },
  )
  const session = await makeSession(broken.store, 'truth-or-dare')
  const one = new Phone(other.url, session.code, [session.host], { device: 'device-of-host' })
  phones.push(one)
  await eventually(() => logged.includes('a handler failed'))
  const stranger = { id: 'pstranger', token: 'Z'.repeat(43), name: 'X' }
  const refused = new Phone(server.url, 'BCDFGH', [stranger])
  phones.push(refused)
  const refusal = JSON.stringify(await refused.refusal())
  const everything = [logged, refusal, ...one.frames, ...refused.frames].join('\n')
  for (const key of [session.host.token, hashToken(session.host.token), 'device-of-host', stranger.token]) {
    expect(everything).not.toContain(key)
  }
  one.close()
  await other.close()
  await broken.store.close()
})
