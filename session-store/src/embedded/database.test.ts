import { expect, test } from 'vitest'
import { openDatabase } from './database.ts'

const INSERT = "INSERT INTO outbox (session, number, record) VALUES ('s', ?, ?)"
const count = (db: ReturnType<typeof openDatabase>) => db.get('SELECT count(*) AS n FROM outbox')?.['n']

test('what throws half-way leaves nothing behind, and the next write works', () => {
  const db = openDatabase(':memory:')
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
  const db = openDatabase(':memory:')
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
