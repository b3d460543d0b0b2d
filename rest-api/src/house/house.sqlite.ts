import type { Sqlite } from '../stores/database.ts'
import { sqliteRecord } from '../stores/record.ts'
import { HOUSE, type House, house } from './house.ts'

const record = sqliteRecord(house, 'house')

export function sqliteHouse(db: Sqlite): House {
  const read = db.prepare('select * from house where id = ?')
  const save = db.prepare(`${record.insert} on conflict (id) do update set isSignUpOpen = excluded.isSignUpOpen`)
  return {
    isSignUpOpen: async () => record.fromRowOrNull(read.get(HOUSE))?.isSignUpOpen !== 0,
    openSignUp: async (isOpen) => void save.run(record.toRow({ id: HOUSE, isSignUpOpen: isOpen ? 1 : 0 })),
  }
}
