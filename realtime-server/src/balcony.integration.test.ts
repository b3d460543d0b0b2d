import type { Ack, SettingsChange } from '@highjinks/protocol'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestRig } from './testing/gathering.ts'
import { type OpenSession, type Phone, type Process } from './testing/party.ts'

const NEVER = 'never-have-i-ever'
const GUESSES = { duration: 'Quick', reveal: 'open', clock: 'hard', balcony: 'guesses' } as const
let rig: TestRig
let server: Process
let devices = 0

beforeEach(async () => {
  rig = new TestRig()
  server = await rig.open()
})
afterEach(() => rig.close())

/** A table of three in the phase where the balcony guesses how many of them have. */
async function answering(settings: SettingsChange = GUESSES) {
  const table = await rig.gather(server, NEVER, ['Ann', 'Bob'], settings)
  await rig.start(table.session, table.host)
  await table.host.until((m) => m.view.table?.phase === 'answer')
  return table
}

async function watcher(session: OpenSession, at = server): Promise<Phone> {
  const phone = rig.phone(at, session, [], { device: `watching-phone-${devices++}` })
  await phone.until((m) => m.view.table?.phase === 'answer')
  return phone
}

async function watchers(session: OpenSession, many: number, at = server): Promise<Phone[]> {
  return Promise.all(Array.from({ length: many }, () => watcher(session, at)))
}

const tap = (phone: Phone, value: unknown, cue: unknown = phone.view.table?.cue): Promise<Ack> =>
  phone.socket.timeout(60_000).emitWithAck('tap', { cue, value })

/** Everyone at the table has, and nobody guesses, so three of three have. */
async function everybodyHas(phones: readonly Phone[]): Promise<void> {
  for (const phone of phones) {
    expect(await phone.send({ type: 'move', move: { type: 'say', side: 'have' } })).toMatchObject({ ok: true })
    expect(await phone.send({ type: 'move', move: { type: 'guess', number: null } })).toMatchObject({ ok: true })
  }
  await Promise.all(phones.map((phone) => phone.until((m) => m.view.table?.phase === 'reveal')))
}

test('[BALCONY-8] what most watchers tap is its answer, committed once and shown with the reveal', async () => {
  const { session, host, phones } = await answering()
  const crowd = await watchers(session, 8)
  await host.until((m) => m.view.watchers === 8)
  const before = rig.spied.versions(session.id).size
  const acks = await Promise.all(crowd.map((phone, i) => tap(phone, i < 5 ? '3' : '1')))
  expect(acks.every(({ ok }) => ok)).toBe(true)
  // A second tap of a device is acknowledged and doesn't count.
  expect(await tap(crowd[0] as Phone, '1')).toMatchObject({ ok: true })
  expect(rig.spied.versions(session.id).size).toBe(before)
  expect(host.view.balcony).toEqual({ score: 0, right: 0, of: 0, told: null })
  await everybodyHas(phones)
  const shown = await host.until((m) => m.view.balcony?.of === 1)
  expect(shown.view.balcony).toEqual({ score: 100, right: 1, of: 1, told: { said: '3', percent: 63, isRight: true } })
  for (const phone of crowd) await phone.until((m) => m.view.balcony?.told?.said === '3')
  const answers = [...rig.spied.versions(session.id).values()].filter(({ balcony }) => balcony?.of === 1)
  const [first] = answers
  const same = answers.filter(({ balcony }) => balcony === first?.balcony)
  expect(same.length).toBe(answers.length)
  // No seat has anything of it.
  expect(shown.view.players.every(({ score }) => score === 0)).toBe(true)
})

test('[BALCONY-9] a tap that is not asked for is refused and changes nothing', async () => {
  const { session, host, seats } = await answering()
  const [one] = await watchers(session, 1)
  if (!one) throw new Error('one watches')
  const cue = one.view.table?.cue ?? 0
  expect(await tap(one, '3', cue + 1)).toMatchObject({ code: 'wrong-phase' })
  expect(await tap(one, 'a whole sentence')).toMatchObject({ code: 'not-allowed' })
  for (const nonsense of ['', 'x'.repeat(500), 7, null])
    expect(await tap(one, nonsense)).toMatchObject({ code: 'malformed' })
  expect(await tap(host, '3')).toMatchObject({ code: 'not-allowed' })
  const tv = rig.phone(server, session, [], { device: 'a-tv-in-the-room', auth: { isTv: true } })
  await tv.until((m) => m.view.table?.phase === 'answer')
  expect(await tap(tv, '3')).toMatchObject({ code: 'not-allowed' })
  expect(seats).toHaveLength(3)
})

test('[BALCONY-10] with the balcony off nothing of it is sent, and taps are refused', async () => {
  const { session, host, phones } = await answering({ ...GUESSES, balcony: 'off' })
  const crowd = await watchers(session, 4)
  for (const phone of crowd) expect(await tap(phone, '3')).toMatchObject({ code: 'wrong-phase' })
  await everybodyHas(phones)
  for (const { view } of [...host.seen, ...crowd.flatMap(({ seen }) => seen)])
    expect(view).not.toHaveProperty('balcony')
})

test('[BALCONY-11] two processes count one balcony', async () => {
  const other = await rig.open()
  const { session, host, phones } = await answering()
  const [here, there] = await Promise.all([watchers(session, 3), watchers(session, 4, other)])
  await Promise.all([...here.map((phone) => tap(phone, '1')), ...there.map((phone) => tap(phone, '3'))])
  await everybodyHas(phones)
  const shown = await host.until((m) => m.view.balcony?.of === 1)
  expect(shown.view.balcony?.told).toEqual({ said: '3', percent: 57, isRight: true })
})

test('[BALCONY-12] a process killed in a phase silences the balcony in that phase and nothing else', async () => {
  const { session, host, phones } = await answering()
  const here = await watchers(session, 3)
  // It counted, and will never hand it in.
  const { counts } = rig.spied.store
  const begun: string[] = []
  const begin = counts.begin
  Object.assign(counts, {
    begin: async (id: string, question: string, process: string) => {
      begun.push(question)
      await begin(id, question, process)
      await begin(id, question, 'killed')
    },
  })
  for (const phone of here) expect(await tap(phone, '3')).toMatchObject({ ok: true })
  Object.assign(counts, { begin })
  await everybodyHas(phones)
  expect(begun).toHaveLength(1)
  for (let i = 0; i < 20 && host.view.table?.phase !== 'answer'; i++) {
    const { cue } = host.view.table ?? {}
    await rig.pass(session, 120_000)
    await host.until((m) => m.view.table?.cue !== cue)
  }
  expect(host.view.balcony).toMatchObject({ of: 0, told: null })
  for (const phone of here) await phone.until((m) => m.view.table?.cue === host.view.table?.cue)
  for (const phone of here) expect(await tap(phone, '3')).toMatchObject({ ok: true })
  await everybodyHas(phones)
  await host.until((m) => m.view.balcony?.of === 1)
})
