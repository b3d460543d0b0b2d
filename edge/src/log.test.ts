import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test('[REST-40] a log line never holds a secret and is always one line', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  log.info({ token: 'canary', user: { email: 'canary', passwordHash: 'canary' }, headers: { authorization: 'canary' } })
  log.info({ a: { b: { seatToken: 'canary' } } }, 'two\nlines\u2028three')
  expect(lines.join('')).not.toContain('canary')
  expect(lines).toHaveLength(2)
  for (const line of lines) expect(line.trimEnd()).not.toContain('\n')
})
