import type { Ack } from '@highjinks/protocol'
import { expect, test } from 'vitest'
import { createSender, type Envelope } from './sender.ts'
import { fakeLanes } from './testing/fake-lanes.ts'

/** A server with the lanes' rules, behind a network that loses what it is told to lose. */
function party(network: { readonly loses?: (n: number) => 'request' | 'answer' | 'nothing' } = {}) {
  const { settle, effects, forget } = fakeLanes()
  const sent: Envelope[] = []
  const waits: number[] = []
  const transmit = async (command: Envelope): Promise<Ack | null> => {
    sent.push(command)
    const fate = network.loses?.(sent.length) ?? 'nothing'
    if (fate === 'request') return null
    const ack = settle(command)
    return fate === 'answer' ? null : ack
  }
  let lane = 0
  const sender = createSender({
    transmit,
    wait: async (milliseconds) => {
      waits.push(milliseconds)
    },
    random: () => 0.5,
    newLane: () => `lane${++lane}`,
  })
  return { sender, effects, sent, waits, forget }
}

test('[SEND-1] a lost request and a lost answer are sent again with the same number, and have one effect', async () => {
  const { sender, effects, sent } = party({ loses: (n) => (n === 1 ? 'request' : n === 2 ? 'answer' : 'nothing') })
  expect(await sender.send('p1', { type: 'start' })).toEqual({ ok: true, v: 1 })
  expect(sent.map((one) => one.seq)).toEqual([1, 1, 1])
  expect(effects).toEqual(['start'])
})

test('[SEND-2] commands of a seat wait for each other and keep their order', async () => {
  const { sender, effects, sent } = party({ loses: (n) => (n % 2 === 1 ? 'answer' : 'nothing') })
  const outcomes = await Promise.all([
    sender.send('p1', { type: 'pause' }),
    sender.send('p1', { type: 'resume' }),
    sender.send('p1', { type: 'skip' }),
  ])
  expect(outcomes.map((ack) => ack.ok)).toEqual([true, true, true])
  expect(effects).toEqual(['pause', 'resume', 'skip'])
  expect(sent.map((one) => one.seq)).toEqual([1, 1, 2, 2, 3, 3])
})

test('[SEND-3] two seats on one phone have lanes of their own', async () => {
  const { sender, sent } = party()
  await Promise.all([sender.send('p1', { type: 'skip' }), sender.send('p2', { type: 'skip' })])
  expect(new Set(sent.map((one) => one.lane)).size).toBe(2)
})

test('[SEND-4] pauses between resends grow, up to four seconds', async () => {
  const { sender, waits } = party({ loses: (n) => (n <= 8 ? 'request' : 'nothing') })
  await sender.send('p1', { type: 'skip' })
  expect(waits).toEqual([...waits].sort((a, b) => a - b))
  expect(Math.max(...waits)).toBeLessThanOrEqual(4000)
})

test('[SEND-5] a server that has forgotten the lane gets a fresh one, and the command still has one effect', async () => {
  const { sender, effects, forget } = party()
  await sender.send('p1', { type: 'pause' })
  forget()
  expect((await sender.send('p1', { type: 'resume' })).ok).toBe(true)
  expect(effects).toEqual(['pause', 'resume'])
})

test('[SEND-6] a final refusal is told once and not sent again', async () => {
  const sent: Envelope[] = []
  const sender = createSender({
    transmit: async (command) => {
      sent.push(command)
      return { ok: false, code: 'not-host', message: 'Only the host can do that.' }
    },
    wait: async () => {},
    random: () => 0,
    newLane: () => 'lane',
  })
  expect(await sender.send('p1', { type: 'start' })).toMatchObject({ ok: false, code: 'not-host' })
  expect(sent).toHaveLength(1)
})

test('[SEND-7] more than sixteen taps on a dead network are refused at once instead of kept', async () => {
  const sender = createSender({
    transmit: () => new Promise(() => {}),
    wait: async () => {},
    random: () => 0,
    newLane: () => 'lane',
  })
  for (let i = 0; i < 16; i++) void sender.send('p1', { type: 'skip' })
  expect(await sender.send('p1', { type: 'skip' })).toMatchObject({ ok: false, code: 'too-often' })
})
