import { CARDS_ASIDE_MOST } from '@highjinks/protocol'
import type { CardsAside } from '../port.ts'
import type { Database } from './database.ts'

export function openCardsAside(db: Database): CardsAside {
  const read = () => new Set(db.all('SELECT id FROM aside').map((row) => String(row['id'])))
  let current: ReadonlySet<string> = read()
  return {
    current: () => current,
    putAside: async (id) => {
      if (current.size >= CARDS_ASIDE_MOST && !current.has(id)) return false
      db.run('INSERT INTO aside (id) VALUES (?) ON CONFLICT DO NOTHING', id)
      current = read()
      return true
    },
    putBack: async (id) => {
      db.run('DELETE FROM aside WHERE id = ?', id)
      current = read()
    },
  }
}
