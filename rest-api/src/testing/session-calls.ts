import { openEmbeddedStore, type SessionStore } from '@highjinks/session-store'
import { afterEach, beforeEach } from 'vitest'
import { type Repositories, sqliteRecords } from '../repositories.ts'
import { openSqlite } from '../stores/sqlite.ts'
import { startTestApi, type TestApi } from './api.ts'

/** Makes session calls to a new server for every test of a file. */
export function sessionCalls(openRecords: () => Repositories = () => sqliteRecords(openSqlite(':memory:'))) {
  let api: TestApi
  let sessions: SessionStore
  beforeEach(async () => {
    sessions = openEmbeddedStore({ file: ':memory:' })
    api = await startTestApi({ sessions, records: openRecords() })
  })
  afterEach(async () => {
    await api.close()
    await sessions.close()
  })
  const look = (code: string) => api.call('GET', `/api/sessions/by-code/${code}`)
  return {
    api: () => api,
    sessions: () => sessions,
    look,
    host: (body: object = {}, token?: string) =>
      api.call('POST', '/api/simple-session', { body: { gameId: 1, hostName: 'Ada', ...body }, token }),
    share: (body: object = {}) => api.call('POST', '/api/sessions/share', { body: { gameId: 1, ...body } }),
    join: (code: string, playerName: string, more: object = {}, token?: string) =>
      api.call('POST', '/api/sessions/join', { body: { code, playerName, ...more }, token }),
    kept: async (code: string) => {
      const stored = await sessions.read((await sessions.find(code)) ?? '')
      if (!stored) throw new Error(`no session behind ${code}`)
      return stored.session
    },
  }
}
