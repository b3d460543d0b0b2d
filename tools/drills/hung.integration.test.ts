import { expect, test } from 'vitest'
import { hangByCommand, hangEmbedded } from './hung.ts'

const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1e6))

test(`[DRILL-6] a loop hung on purpose in the middle of games loses nothing, and the next server takes over (SEED=${seed})`, async () => {
  const found = await hangEmbedded({ sessions: 2, seed, think: 60, hangs: 1 })
  expect(found.faults.slice(0, 10)).toEqual([])
  expect(found.acks).toBeGreaterThan(50)
  // The real limit, as in production
  expect(found.said).toContain('the loop has hung for 10 s: this process ends')
})

test('[HUNG-3] a command that hangs the loop every time it is read is set aside the second time, and its phone carries on', async () => {
  const { culprit, next } = await hangByCommand()
  expect(culprit).toMatchObject({ ok: false, code: 'set-aside' })
  expect(next).toMatchObject([{ ok: true }, { ok: true }])
})
