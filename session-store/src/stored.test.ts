import { expect, test } from 'vitest'
import { parseSession, writeSeen, writeState } from './stored.ts'
import { someSession } from './testing/sessions.ts'

const seenBefore = Array.from({ length: 900 }, (_, n) => `truth-mild-${String(n + 1).padStart(2, '0')}`)
const session = someSession(0, { seenBefore })

test('[STORE-51] nine hundred cards seen before take less than two kilobytes', () => {
  const seen = writeSeen(session)
  expect(seen?.length).toBeLessThan(2000)
  expect(parseSession(session.id, writeState(session), seen).seenBefore).toEqual(seenBefore)
})

test('[STORE-51] what was kept as a list is read', () => {
  const read = parseSession(session.id, writeState(session), JSON.stringify(seenBefore))
  expect(read.seenBefore).toEqual(seenBefore)
})
