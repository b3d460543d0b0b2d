import { afterEach, beforeEach, expect, test } from 'vitest'
import { House } from './testing/gathering.ts'

let house: House
beforeEach(() => {
  house = new House()
})
afterEach(() => house.close())

/** Sixteen kilobytes of what a filter of words is slowest with. */
const PAD = Array.from({ length: 3900 }, () => '.')

test('[WORD-2] the texts of a move are looked at as its game has read them', async () => {
  const server = await house.open()
  const { session, host, ann } = await house.gather(server, 'puff-puff-pass-truths', ['Ann'])
  await house.start(session, host)
  const texts = ['I was once in Ulm', 'I am left-handed']
  const draft = (first: string, more: object = {}) =>
    ann.send({
      type: 'move',
      move: { type: 'draft', lines: [first, ...texts].map((text) => ({ text, isOwn: true })), ...more },
    })
  expect(await draft('You nazi')).toMatchObject({ ok: false, code: 'bad-words' })
  expect(await draft('Fuck all, honestly')).toMatchObject({ ok: true })
  // What no rule reads, nobody is shown
  expect(await draft('I like trains', { pad: ['nazi'] })).toMatchObject({ ok: true })
  expect(await ann.send({ type: 'move', move: { type: 'nothing', pad: ['nazi'] } })).toMatchObject({
    code: 'malformed',
  })
})

test('[WORD-2] sixty moves of sixteen kilobytes that no game knows take no time', async () => {
  const server = await house.open()
  const { session, host, ann } = await house.gather(server, 'truth-or-dare', ['Ann'])
  await house.start(session, host)
  const began = performance.now()
  for (let i = 0; i < 60; i++) {
    expect(await ann.send({ type: 'move', move: { type: 'x', pad: PAD } })).toMatchObject({ code: 'malformed' })
  }
  // Nine seconds, when each text in it was looked at
  expect(performance.now() - began).toBeLessThan(3000)
})
