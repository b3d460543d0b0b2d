import type { Migration } from './migration.ts'

/**
 * Deletes address hashes that could be reversed by trying all addresses; new ones need a key. Sign-ins are recognized
 * again from then on.
 */
export const keyedMarks: Migration = {
  // Also removes what was deleted before `secure_delete` was on
  rewrites: true,
  sqlite: (db) => db.exec('delete from signInPlaces'),
  mongo: async (db) => void (await db.collection('signInPlaces').deleteMany({})),
}
