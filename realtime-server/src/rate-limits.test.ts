import { GAMES } from '@highjinks/games'
import { createSession } from '@highjinks/games/session'
import { hashToken, newCode, newPlayerId, newSessionId, newToken } from '@highjinks/session-store'
import { expect, test } from 'vitest'
import { checkHandshake } from './handshake.ts'
import { createRateLimits } from './rate-limits.ts'

/** Creates limits where one address has used up its lookups. */
function crowded() {
  const limits = createRateLimits(true)
  while (limits.proof('here', [newToken()], 0));
  return limits
}

test('[DOOR-12] a token counts as proven only if it proved a seat itself; tokens sent along with it don’t', async () => {
  const [token, invented] = [newToken(), newToken()]
  const host = { id: newPlayerId(), name: 'Ada', tokenHash: hashToken(token), device: null, userId: null }
  const made = { id: newSessionId(), code: newCode(), game: GAMES['truth-or-dare'].about, settings: {}, host }
  const session = createSession(made, 0)
  const asked = { proto: 1, code: session.code, seats: [invented, token] } as const
  const answer = await checkHandshake({ ...asked, seats: [...asked.seats] }, 'here', {
    find: async () => session.id,
    read: async () => ({ v: 1, session }),
  })
  expect(answer).toMatchObject({ ok: true, arrival: { seats: [host.id], proven: [hashToken(token)] } })
  const limits = crowded()
  if (answer.ok) limits.believe(answer.arrival.proven)
  expect([limits.proof('here', [invented], 0), limits.proof('here', [token], 0)]).toEqual([false, true])
})

test('[DOOR-12] a proven token is looked up at most thirty times in a burst and once a second, in any session', () => {
  const limits = crowded()
  const token = newToken()
  limits.believe([hashToken(token)])
  const times = (now: number) => Array.from({ length: 40 }, () => limits.proof('here', [token], now)).filter(Boolean)
  expect(times(0)).toHaveLength(30)
  // The address also has its own hundred a second
  while (limits.proof('here', [newToken()], 2000));
  expect(times(2000)).toHaveLength(2)
})

test('[METER-5] many connections from one address together send little more than as many phones would, and nobody else is held up', () => {
  const { packets } = createRateLimits(true)
  const connections = Array.from({ length: 300 }, () => packets('here'))
  const quiet = packets('here')
  let taken = 0
  for (let second = 0; second < 20; second++)
    for (let i = 0; i < 20; i++) for (const take of connections) if (take(second * 1000 + i * 50, 1)) taken++
  // Each connection's own limit, plus the address's limit
  expect(taken).toBeLessThan(300 * (40 + 20 * 3) + 3000 + 20 * 300 + 1)
  // Players at the same address and at another one are never cut because of one phone's packets
  for (let second = 0; second < 20; second++) for (let i = 0; i < 3; i++) expect(quiet(second * 1000, 1)).toBe(true)
  const elsewhere = packets('elsewhere')
  for (let i = 0; i < 80; i++) expect(elsewhere(20_000, 1)).toBe(true)
  expect(elsewhere(20_000, 1)).toBe(false)
})
