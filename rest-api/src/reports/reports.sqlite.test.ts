import { expect, test } from 'vitest'
import { openSqlite } from '../stores/sqlite.ts'
import { reportsContract } from './reports.contract.ts'
import { sqliteReports } from './reports.sqlite.ts'

reportsContract('reports in SQLite', async () => {
  const db = openSqlite(':memory:')
  return { reports: sqliteReports(db), close: async () => db.close() }
})

test('[REPORT-7] a file of an earlier version keeps its reports, and takes new ones', async () => {
  const db = openSqlite(':memory:')
  db.exec(`create table reports (id text primary key, at integer not null, byUser text, sessionId text not null,
    kind text not null, playerId text, text text, reason text not null) strict;
    insert into reports values ('old', 1, 'ada', 's0123456789', 'text', null, 'said', 'unkind')`)
  const reports = sqliteReports(db)
  const old = { id: 'old', at: 1, by: 'ada', sessionId: 's0123456789', playerId: null, text: 'said', reason: 'unkind' }
  const fresh = { ...old, id: 'new', at: 2, by: null, kind: 'text' as const }
  await reports.keep(fresh)
  expect(await reports.newest(10)).toEqual([fresh, { ...old, kind: 'text' }])
  db.close()
})
