import type { Ack } from '@highjinks/protocol'
import { expect, test } from 'vitest'
import { createSender, type Envelope, type Pending } from './sender.ts'
import { fakeLanes } from './testing/fake-lanes.ts'

/** A server with the rules of lanes, behind a network that loses what the test picks. */
function party(network: { readonly loses?: (n: number) => 'request' | 'answer' | 'nothing' } = {}) {
  const { handle, effects, forget } = fakeLanes()
  const kept: (Pending | null)[] = []
  const line = { isDown: false, shownCue: 1, stands: false }
  const sent: Envelope[] = []
  const waits: number[] = []
  const transmit = async (command: Envelope): Promise<Ack | 'unsent' | null> => {
    if (line.isDown) return 'unsent'
    sent.push(command)
    const fate = network.loses?.(sent.length) ?? 'nothing'
    if (fate === 'request') return null
    const ack = handle(command)
    return fate === 'answer' ? null : ack
  }
  let lane = 0
  const sender = createSender({
    transmit,
    wait: async (milliseconds) => {
      waits.push(milliseconds)
      // Time stands still until the test wakes the sender, or lets it go on after a turn of the event loop.
      await new Promise((resolve) => (line.stands ? undefined : setTimeout(resolve)))
    },
    random: () => 0.5,
    newLane: () => `lane${++lane}`,
    isOutdated: (intent) => 'cue' in intent && intent.cue !== line.shownCue,
    keep: (_, pending) => kept.push(pending),
  })
  return { sender, effects, sent, waits, forget, kept, line }
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

test('[SEND-13] a lane whose outcomes are forgotten has no second effect, and the next tap uses another', async () => {
  const sent: Envelope[] = []
  const sender = createSender({
    transmit: async (command) => {
      sent.push(command)
      return command.lane === 'lane1' ? { ok: false, code: 'old', message: 'settled' } : { ok: true, v: 1 }
    },
    wait: async () => {},
    random: () => 0,
    newLane: () => `lane${new Set(sent.map((one) => one.lane)).size + 1}`,
    isOutdated: () => false,
    keep: () => {},
  })
  expect(await sender.send('p1', { type: 'start' })).toMatchObject({ ok: false, code: 'old' })
  expect(await sender.send('p1', { type: 'pause' })).toMatchObject({ ok: true })
  expect(sent.map(({ lane, seq }) => [lane, seq])).toEqual([
    ['lane1', 1],
    ['lane2', 1],
  ])
})

test("[SEND-6] a final refusal shows once and isn't sent again", async () => {
  const sent: Envelope[] = []
  const sender = createSender({
    transmit: async (command) => {
      sent.push(command)
      return { ok: false, code: 'not-host', message: 'Only the host can do that.' }
    },
    wait: async () => {},
    random: () => 0,
    newLane: () => 'lane',
    isOutdated: () => false,
    keep: () => {},
  })
  expect(await sender.send('p1', { type: 'start' })).toMatchObject({ ok: false, code: 'not-host' })
  expect(sent).toHaveLength(1)
})

test('[SEND-7] refuses more than sixteen taps on a dead network right away', async () => {
  const sender = createSender({
    transmit: () => new Promise(() => {}),
    wait: async () => {},
    random: () => 0,
    newLane: () => 'lane',
    isOutdated: () => false,
    keep: () => {},
  })
  for (let i = 0; i < 16; i++) void sender.send('p1', { type: 'skip' })
  expect(await sender.send('p1', { type: 'skip' })).toMatchObject({ ok: false, code: 'too-often' })
})

const vote = { type: 'move', cue: 1, move: { type: 'vote' } } as const

test('[SEND-8] a move that never left and that a newer table has outdated is dropped, uses no number, and says so', async () => {
  const { sender, effects, sent, line } = party()
  line.isDown = true
  const outcome = sender.send('p1', vote)
  await Promise.resolve()
  line.shownCue = 2
  expect(await outcome).toEqual({ ok: false, code: 'wrong-phase', message: 'Too late, that round is over' })
  line.isDown = false
  expect((await sender.send('p1', { ...vote, cue: 2 })).ok).toBe(true)
  expect([sent.map((one) => one.seq), effects]).toEqual([[1], ['move']])
})

test('[SEND-9] a move that may have arrived is resent until its first outcome is known, however old its table', async () => {
  const { sender, effects, sent, line } = party({ loses: (n) => (n < 3 ? 'answer' : 'nothing') })
  const outcome = sender.send('p1', vote)
  await Promise.resolve()
  line.shownCue = 2
  expect(await outcome).toEqual({ ok: true, v: 1 })
  expect([sent.map((one) => one.seq), effects]).toEqual([[1, 1, 1], ['move']])
})

test('[SEND-10] waiting commands are tried right away when the connection is back', async () => {
  const { sender, sent, line } = party()
  Object.assign(line, { isDown: true, stands: true })
  const outcome = sender.send('p1', { type: 'pause' })
  await new Promise((resolve) => setTimeout(resolve))
  line.isDown = false
  expect(sent).toEqual([])
  sender.wake()
  expect((await outcome).ok).toBe(true)
  expect(sent).toHaveLength(1)
})

test('[SEND-11] remembers a command under way until its outcome, and whether it may have arrived', async () => {
  const { sender, kept, line } = party({ loses: (n) => (n === 1 ? 'answer' : 'nothing') })
  line.isDown = true
  const outcome = sender.send('p1', { type: 'pause' })
  await new Promise((resolve) => setTimeout(resolve))
  expect(kept.at(-1)).toMatchObject({ command: { type: 'pause', seq: 1 }, wasTransmitted: false })
  line.isDown = false
  await outcome
  expect([kept.at(-2)?.wasTransmitted, kept.at(-1)]).toEqual([true, null])
})

test('[SEND-11] after a reload it goes on with its old number, so that two tabs that do so have one effect', async () => {
  const { sender, effects, line, kept } = party()
  line.isDown = true
  void sender.send('p1', { type: 'add-bot' })
  await new Promise((resolve) => setTimeout(resolve))
  const [tap] = kept
  if (!tap) throw new Error('nothing was kept')
  line.isDown = false
  const outcomes = await Promise.all([sender.resume(tap), sender.resume(tap)])
  expect([outcomes.map((ack) => ack.ok), effects]).toEqual([[true, true], ['add-bot']])
})

test('[SEND-12] when the store was set back, waiting moves are dropped and everything else goes on', async () => {
  const { sender, effects, line } = party()
  line.isDown = true
  const [move, order] = [sender.send('p1', vote), sender.send('p2', { type: 'pause' })]
  await Promise.resolve()
  sender.dropMoves()
  line.isDown = false
  expect([(await move).ok, (await order).ok, effects]).toEqual([false, true, ['pause']])
})
