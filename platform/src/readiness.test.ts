import { expect, test } from 'vitest'
import { createLog } from './log.ts'
import { watchStores } from './readiness.ts'

test.each([
  ['OOM command not allowed when used memory > maxmemory', 'Redis is full: give it more memory'],
  ["READONLY You can't write against a read only replica.", 'this Redis only reads: REDIS_URL must name the primary'],
  ['WRONGPASS invalid username-password pair', 'Redis refuses our password: look at REDIS_URL'],
  ['NOAUTH Authentication required.', 'Redis refuses our password: look at REDIS_URL'],
  ['database or disk is full', 'the disk is full'],
  ['/data/sessions.db: database disk image is malformed', 'the file is damaged (/data/sessions.db)'],
  ['connect ECONNREFUSED 127.0.0.1:6379', 'it cannot be reached'],
  ['something nobody has seen before', 'something nobody has seen before'],
])(
  '[LOG-3] a store that says "%s" is told of in one clear line, and when it is back in another',
  async (says, reason) => {
    const lines: string[] = []
    const log = createLog('info', { write: (line: string) => void lines.push(line) })
    let isAway = true
    const sessions = async () => {
      if (isAway) throw new Error('the session store is away', { cause: new Error(says) })
    }
    const readiness = watchStores({ sessions, records: async () => undefined }, log)
    for (let i = 0; i < 5; i++) expect(await readiness.unavailableStores()).toEqual(['sessions'])
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([`sessions: not ready, ${reason}`])
    isAway = false
    expect(await readiness.unavailableStores()).toEqual([])
    expect(lines.map((line) => JSON.parse(line).msg)[1]).toBe('sessions: back, and writes')
    readiness.leave()
    expect(await readiness.unavailableStores()).toEqual(['process'])
    await readiness.stop()
  },
)
