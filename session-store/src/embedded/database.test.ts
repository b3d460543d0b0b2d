import { expect, test } from 'vitest'
import { openUpToDate } from './upgrade.ts'

const INSERT = "INSERT INTO outbox (session, number, record) VALUES ('s', ?, ?)"
const count = (db: ReturnType<typeof openUpToDate>) => db.get('SELECT count(*) AS n FROM outbox')?.['n']

test('what throws half-way leaves nothing behind, and the next write works', () => {
  const db = openUpToDate(':memory:')
  const half = () =>
    db.atomically(() => {
      db.run(INSERT, 1, 'a')
      throw new Error('half-way')
    })
  expect(half).toThrow('half-way')
  expect(count(db)).toBe(0)
  db.atomically(() => void db.run(INSERT, 1, 'a'))
  expect(count(db)).toBe(1)
  db.close()
})

test('a full disk refuses the write whole, and says why', () => {
  const db = openUpToDate(':memory:')
  db.get('PRAGMA max_page_count = 30')
  const fill = () =>
    db.atomically(() => {
      for (let n = 0; n < 100; n++) db.run(INSERT, n, 'x'.repeat(10_000))
    })
  expect(fill).toThrow(/full/)
  expect(count(db)).toBe(0)
  db.atomically(() => void db.run(INSERT, 1, 'small'))
  expect(count(db)).toBe(1)
  db.close()
  db.close()
})
