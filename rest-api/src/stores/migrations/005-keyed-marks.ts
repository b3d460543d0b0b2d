import type { Migration } from './migration.ts'

/**
 * What was kept of an address could be found out by trying all addresses; now a key is needed as well. The old marks go:
 * whoever signs in is known again from then on.
 */
export const keyedMarks: Migration = {
  // Whatever was deleted before `secure_delete` was on goes with them
  rewrites: true,
  sqlite: (db) => db.exec('delete from signInPlaces'),
  mongo: async (db) => void (await db.collection('signInPlaces').deleteMany({})),
}
