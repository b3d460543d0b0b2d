import { beforeEach, expect, test, vi } from 'vitest'
import { call } from './api.ts'
import { CALL_LIMIT_MS } from './ask-server.ts'
import { failureOf, failureWords, isGone, wordsOf } from './failure-words.ts'
import { fakeServer } from './testing/fake-server.ts'
import { someGame } from './testing/rows.ts'

const server = fakeServer()
beforeEach(server.reset)

const ROW = someGame()
const faultOf = (work: Promise<unknown>) => work.then(() => null).catch((fault: unknown) => fault)

test('[CALL-1] reports no network, and a reply that takes too long', async () => {
  expect(failureWords(await faultOf(call('games', {}))).title).toBe('No connection')
  vi.useFakeTimers()
  server.ignore('GET /api/games')
  const waiting = faultOf(call('games', {}))
  await vi.advanceTimersByTimeAsync(CALL_LIMIT_MS)
  expect(failureWords(await waiting).title).toBe('No answer')
  vi.useRealTimers()
})

test.each([
  [429, 'Slow down'],
  [502, 'The server is down'],
  [503, 'The server is down'],
  [500, 'That didn’t work'],
])('[CALL-2] shows %i as "%s", and never as a missing page', async (status, title) => {
  server.on('GET /api/games', { message: 'no', code: 'no' }, status)
  const fault = await faultOf(call('games', {}))
  expect(failureWords(fault).title).toBe(title)
  expect(isGone(fault)).toBe(false)
})

test.each([404, 410, 400])('[CALL-2] %i means missing or over only when the server says so', async (status) => {
  server.on('GET /api/games/9', { message: 'Game not found', code: 'game-not-found' }, status)
  expect(isGone(await faultOf(call('game', { params: { id: '9' } })))).toBe(true)
})

const OTHERWISE = 'Failed to join game. Please check the code and try again.'
const refused = { says: 'No such game.', why: null }

test.each([
  ['a refusal of ours', [{ message: 'No such game.', code: 'x' }, 404], refused],
  ['any body with a message', [{ message: 'No such game.', status: 4 }, 409], refused],
  ['a page of someone between', ['<html>', 404], { why: 'The server answered 404 and gave no reason.' }],
  ['too often', [{ message: 'Slow down.', code: 'too-often' }, 429], { why: 'Slow down.' }],
  ['too often without words', ['', 429], { why: 'That was a lot of tries. Wait a minute and try again.' }],
  ['a fault', [{ message: 'Broken.' }, 500], { why: 'Broken.' }],
  ['away', ['', 503], { why: 'It should be back in a moment. Try again.' }],
  ['no network', null, { why: 'We can’t reach the server. Check your connection and try again.' }],
] as const)('[CALL-3] %s: shows the spec’s words, and below them what happened', async (_, answer, told) => {
  if (answer) server.on('GET /api/games', answer[0], answer[1])
  expect(failureOf(await faultOf(call('games', {})), OTHERWISE)).toEqual({ says: OTHERWISE, ...told })
})

test('[CALL-3] without words in the spec, shows the server’s, or ours and what happened', async () => {
  const words = async () => wordsOf(await faultOf(call('games', {})), 'Not saved.')
  expect(await words()).toBe('Not saved. We can’t reach the server. Check your connection and try again.')
  server.on('GET /api/games', { message: 'Slow down.' }, 429)
  expect(await words()).toBe('Slow down.')
})

test('[CALL-4] a failure’s text is the status, a colon and the body', async () => {
  server.on('GET /api/games', { message: 'no', code: 'no' }, 500)
  await expect(call('games', {})).rejects.toThrow('500: {"message":"no","code":"no"}')
})

test.each([
  ['missing', {}],
  ['null', { intensity: null, minPlayers: null, maxPlayers: null, duration: null }],
  ['nonsense', { intensity: 'hot', minPlayers: 0, maxPlayers: 500, duration: ' ' }],
  ['turned round', { minPlayers: 9, maxPlayers: 4 }],
])('[CALL-5] gives a game with %s the spec’s fallbacks', async (_, said) => {
  server.on('GET /api/games', [{ id: 5, name: 'Baked or Bluffing?', ...said }])
  expect(await call('games', {})).toEqual([
    {
      id: 5,
      name: 'Baked or Bluffing?',
      slug: 'baked-or-bluffing',
      description: '',
      imageUrl: '',
      intensity: 3,
      minPlayers: 2,
      maxPlayers: 8,
      duration: '30min',
      instructions: '',
      featured: false,
    },
  ])
})

test.each([
  [9, 5],
  [-1, 1],
  [3.4, 3],
])('[CALL-5] reads an intensity of %d as %d', async (said, shown) => {
  server.on('GET /api/games', [{ ...ROW, intensity: said }])
  expect(await call('games', {})).toEqual([{ ...ROW, intensity: shown }])
})

test('[CALL-6] leaves out a row of another shape and keeps the rest of the list', async () => {
  server.on('GET /api/games', [null, ROW, { name: 'no id' }, 7, { id: 'x', name: 'odd' }])
  expect(await call('games', {})).toEqual([ROW])
  const played = { id: 'h1', gameId: 5, gameName: 'X', playedAt: '2026-11-22', players: 3, score: 1, place: 1 }
  server.on('GET /api/history', { entries: [{ id: 1 }, played], next: null })
  expect(await call('history', { query: {} })).toEqual({ entries: [played], next: null })
})

test("[CALL-6] fails on a reply that isn't a list", async () => {
  server.on('GET /api/games', { games: [] })
  await expect(call('games', {})).rejects.toThrow()
})
