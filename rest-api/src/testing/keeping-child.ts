import { seat } from '../stores/collection.contract.ts'
import { sqliteStore } from '../stores/collection.sqlite.ts'
import { openSqlite } from '../stores/sqlite.ts'

// Stores one record after the other in this folder, deletes every odd one, and prints each stored one, until it is
// killed.
const [, , folder = ''] = process.argv
const db = openSqlite(folder)
const seats = sqliteStore(db).of(seat)
for (let number = 0; ; number++) {
  await seats.insert({ room: 'a', number, at: 0, until: null })
  if (number % 2 === 1) await seats.remove({ room: 'a', number })
  process.stdout.write(`${number}\n`)
  if (number % 50 === 0) await new Promise((resolve) => setImmediate(resolve))
}
