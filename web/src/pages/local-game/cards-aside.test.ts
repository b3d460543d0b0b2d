import { beforeEach, expect, test } from 'vitest'
import { fakeServer } from '../../lib/testing/fake-server.ts'
import { cardsAside } from './cards-aside.ts'

const server = fakeServer()
beforeEach(() => {
  server.reset()
  localStorage.clear()
})

test('[LOCAL-22] asks which cards are set aside when a game opens; without a network the last list holds', async () => {
  expect(await cardsAside()).toEqual(new Set())
  server.on('GET /api/cards/aside', { cards: ['truth-mild-01'] })
  expect(await cardsAside()).toEqual(new Set(['truth-mild-01']))
  server.unplug()
  expect(await cardsAside()).toEqual(new Set(['truth-mild-01']))
  server.ignore('GET /api/cards/aside')
  expect(await cardsAside()).toEqual(new Set(['truth-mild-01']))
  server.on('GET /api/cards/aside', { cards: [] })
  expect(await cardsAside()).toEqual(new Set())
})
