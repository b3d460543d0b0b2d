import { createAllowance } from '@highjinks/platform/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestRig } from './testing/gathering.ts'

let rig: TestRig
beforeEach(() => {
  rig = new TestRig()
})
afterEach(() => rig.close())

/** Sixteen kilobytes of the text that a word filter is slowest with. */
const PAD = Array.from({ length: 3900 }, () => '.')

test('[WORD-2] the texts of a move are looked at as its game has read them', async () => {
  const server = await rig.open()
  const { session, host, ann } = await rig.gather(server, 'puff-puff-pass-truths', ['Ann'])
  await rig.start(session, host)
  const texts = ['I was once in Ulm', 'I am left-handed']
  const draft = (first: string, more: object = {}) =>
    ann.send({
      type: 'move',
      move: { type: 'draft', lines: [first, ...texts].map((text) => ({ text, isOwn: true })), ...more },
    })
  expect(await draft('You nazi')).toMatchObject({ ok: false, code: 'bad-words' })
  expect(await draft('Fuck all, honestly')).toMatchObject({ ok: true })
  // Text that no rule reads is shown to nobody
  expect(await draft('I like trains', { pad: ['nazi'] })).toMatchObject({ ok: true })
  expect(await ann.send({ type: 'move', move: { type: 'nothing', pad: ['nazi'] } })).toMatchObject({
    code: 'malformed',
  })
})

test('[WORD-2] a move of sixteen kilobytes that no game knows costs next to nothing', async () => {
  const server = await rig.open()
  const { session, host, ann } = await rig.gather(server, 'truth-or-dare', ['Ann'])
  await rig.start(session, host)
  const send = async (pad: readonly string[]) =>
    expect(await ann.send({ type: 'move', move: { type: 'x', pad } })).toMatchObject({ code: 'malformed' })
  const allowance = await createAllowance(30_000)
  // Nine times as much when each of its texts was checked
  expect(await allowance.covers(() => send(PAD))).toBe(true)
})

test('[WORD-7] a card written in the lobby has no web address, email or phone number', async () => {
  const server = await rig.open()
  const { ann } = await rig.gather(server, 'truth-or-dare', ['Ann'])
  const write = (text: string) => ann.send({ type: 'offer', kind: 'never', text })
  for (const text of ['opened evil.example.com/x', 'written to ben@example.com', 'called 555-123-4567'])
    expect(await write(`Never have I ever ${text}`)).toMatchObject({ ok: false, code: 'has-contact' })
  expect(await write('Never have I ever kissed Ann')).toMatchObject({ ok: false, code: 'about-somebody' })
  expect(await write('Never have I ever called 911')).toMatchObject({ ok: true })
})
